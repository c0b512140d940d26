import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getAuthSchemaSql, getStorageSchemaSql } from '../lite';
import { withConnection } from './connect';

export interface BootstrapOptions {
  /** Password of the data API's login role. Without it the role cannot log in. */
  authenticatorPassword?: string;
}

const readSql = (name: string) =>
  readFile(path.join(import.meta.dirname, 'bootstrap-sql', `${name}.sql`), 'utf8');

/**
 * Gives an ordinary PostgreSQL database what every Supabase project has before its first migration:
 * roles, the schemas `auth`, `storage`, `realtime` and `extensions`, claim functions and default grants. It stays
 * out of the migrations because hosted projects own these objects themselves. May run any number of
 * times.
 */
export async function bootstrapDatabase(
  url: string,
  options: BootstrapOptions = {},
): Promise<void> {
  const steps = [
    await readSql('01-roles'),
    await readSql('02-schemas'),
    getAuthSchemaSql(true),
    getStorageSchemaSql(true),
    await readSql('03-auth-functions'),
    await readSql('04-grants'),
    await readSql('05-realtime'),
  ];
  await withConnection(url, async (sql) => {
    await sql.begin(async (transaction) => {
      // Role settings are one row of a shared catalogue: two bootstraps at once would collide there.
      await transaction`select pg_advisory_xact_lock(hashtext('spotlight bootstrap'))`;
      for (const step of steps) await transaction.unsafe(step);
      if (options.authenticatorPassword) {
        await transaction.unsafe(
          `alter role authenticator password ${quoteLiteral(options.authenticatorPassword)}`,
        );
      }
    });
  });
}

const quoteLiteral = (text: string) => `'${text.replaceAll("'", "''")}'`;
