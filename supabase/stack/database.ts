import type { Secrets } from './data-dir/secrets';
import { bootstrapDatabase } from './postgres/bootstrap';
import { startPostgres } from './postgres/embedded-postgres';
import { withConnection } from './postgres/connect';
import { applyMigrations } from './postgres/migrate';
import { StartProblem } from './problem';

export interface DatabaseOptions {
  dataDir: string;
  secrets: Secrets;
  /** Another PostgreSQL than the embedded one; its user must be allowed to create roles. */
  databaseUrl?: string | undefined;
  migrationsDir?: string | undefined;
  settings?: Record<string, string> | undefined;
}

export interface Database {
  url: string;
  isEmbedded: boolean;
  stop(): Promise<void>;
}

/** A database at the newest migration: the embedded PostgreSQL, or the one that is named. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = options.databaseUrl
    ? await reachDatabase(options.databaseUrl)
    : await startEmbedded(options);
  try {
    const { authenticatorPassword } = options.secrets;
    await bootstrapDatabase(database.url, { authenticatorPassword });
    await applyMigrations(database.url, options.migrationsDir);
  } catch (error) {
    await database.stop();
    throw error;
  }
  return database;
}

async function startEmbedded({ dataDir, settings }: DatabaseOptions): Promise<Database> {
  const { url, stop } = await startPostgres({ dataDir, ...(settings && { settings }) });
  return { url, isEmbedded: true, stop };
}

async function reachDatabase(url: string): Promise<Database> {
  try {
    await withConnection(url, (sql) => sql`select 1`);
  } catch (error) {
    throw new StartProblem(
      `The PostgreSQL in DATABASE_URL cannot be reached (${(error as Error).message}): check address, user and password, or unset DATABASE_URL to use the embedded one.`,
    );
  }
  return { url, isEmbedded: false, stop: async () => undefined };
}
