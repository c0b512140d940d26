import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../project-root';
import { StartProblem } from '../problem';
import { withConnection } from './connect';

export interface Migration {
  /** The 14 digits at the front of the file name. */
  version: string;
  name: string;
  sql: string;
}

const migrationsDir = path.join(projectRoot, 'supabase/migrations');
const fileName = /^(\d{14})_(.+)\.sql$/;

/** All migrations of the repository, oldest first. */
export async function listMigrations(folder = migrationsDir): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => fileName.test(name)).sort();
  return Promise.all(
    names.map(async (file) => {
      const [, version = '', name = ''] = fileName.exec(file) ?? [];
      return { version, name, sql: await readFile(path.join(folder, file), 'utf8') };
    }),
  );
}

/**
 * Applies the migrations that a bootstrapped database has not seen, each in a transaction of its own,
 * and records them where the Supabase CLI does. Returns the versions applied now.
 * @throws StartProblem when one of them would come before what the database has, as the CLI refuses it, too
 */
export async function applyMigrations(url: string, folder = migrationsDir): Promise<string[]> {
  const migrations = await listMigrations(folder);
  return withConnection(url, async (sql) => {
    const rows = await sql<{ version: string }[]>`
      select version from supabase_migrations.schema_migrations`;
    const seen = new Set(rows.map((row) => row.version));
    const pending = migrations.filter(({ version }) => !seen.has(version));
    refuseOutOfOrder(pending, [...seen]);
    for (const { version, name, sql: statements } of pending) {
      await sql
        .begin(async (transaction) => {
          await transaction.unsafe(statements);
          await transaction`
            insert into supabase_migrations.schema_migrations (version, name, statements)
            values (${version}, ${name}, ${[statements]})`;
        })
        .catch((error: unknown) => {
          throw new Error(`Migration ${version}_${name} failed: ${(error as Error).message}`, {
            cause: error,
          });
        });
    }
    if (pending.length > 0) await sql`notify pgrst, 'reload schema'`;
    return pending.map(({ version }) => version);
  });
}

/** A file before the newest applied one was written for another database than this has become. */
function refuseOutOfOrder(pending: Migration[], seen: string[]): void {
  const newest = seen.sort().at(-1) ?? '';
  const late = pending.find(({ version }) => version < newest);
  if (!late) return;
  throw new StartProblem(
    `The database was made by other migrations: it has ${newest}, and ${late.version}_${late.name} would come before that. When nothing in it is needed, delete its data directory (var/, unless DATA_DIR says otherwise) and start again.`,
  );
}
