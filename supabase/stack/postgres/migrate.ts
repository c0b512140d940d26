import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../project-root';
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
 */
export async function applyMigrations(url: string, folder = migrationsDir): Promise<string[]> {
  const migrations = await listMigrations(folder);
  return withConnection(url, async (sql) => {
    const rows = await sql<{ version: string }[]>`
      select version from supabase_migrations.schema_migrations`;
    const seen = new Set(rows.map((row) => row.version));
    const pending = migrations.filter(({ version }) => !seen.has(version));
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
