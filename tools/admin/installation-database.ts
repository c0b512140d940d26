import path from 'node:path';
import { lockDataDir } from '../../supabase/stack/data-dir/data-dir-lock';
import { readSecrets } from '../../supabase/stack/data-dir/secrets';
import { embeddedUrl, startPostgres } from '../../supabase/stack/postgres/embedded-postgres';
import { readPostmaster } from '../../supabase/stack/postgres/postmaster';
import { StartProblem } from '../../supabase/stack/problem';

/**
 * Runs `work` with the owner's connection to the database of an installation, whether its site runs
 * at the moment or not.
 * @throws StartProblem when there is no installation, or its database is elsewhere
 */
export async function withInstallationDatabase<T>(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  if (env['DATABASE_URL']) return work(env['DATABASE_URL']);
  if (env['SUPABASE_URL']) {
    throw new StartProblem(
      'The database is at a hosted Supabase: set DATABASE_URL to its connection string and run this again.',
    );
  }
  const secrets = await readSecrets(dataDir);
  if (!secrets) {
    throw new StartProblem(
      `There is no installation in ${dataDir}: run "npm start" once, or name its directory with DATA_DIR.`,
    );
  }
  const running = await readPostmaster(path.join(dataDir, 'pg'));
  if (running) return work(embeddedUrl(secrets.postgresPassword, running.port));
  return withStoppedDatabase(dataDir, work);
}

async function withStoppedDatabase<T>(
  dataDir: string,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const lock = await lockDataDir(dataDir);
  try {
    const postgres = await startPostgres({ dataDir });
    try {
      return await work(postgres.url);
    } finally {
      await postgres.stop();
    }
  } finally {
    await lock.release();
  }
}
