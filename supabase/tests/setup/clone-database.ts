import { withConnection } from '../../stack/postgres/connect';

/** What is bootstrapped and at the newest migration on every test server. */
const TEMPLATE = 'postgres';

/** Copies the migrated database of a server, to which nobody may be connected. Returns the copy's address. */
export async function cloneDatabase(
  serverUrl: string,
  name: string,
  template = TEMPLATE,
): Promise<string> {
  const elsewhere = template === 'template1' ? TEMPLATE : 'template1';
  await withConnection(onServer(serverUrl, elsewhere), async (sql) => {
    // Half the price of writing each page to the log, as `wal_log` does.
    await sql.unsafe(`create database ${name} template ${template} strategy file_copy`);
    // Settings of a database are not part of its copy; this is the one that the bootstrap makes.
    await sql`alter database ${sql(name)} set search_path to "$user", public, extensions`;
  });
  return onServer(serverUrl, name);
}

/** The address of another database of a server. */
export const onServer = (serverUrl: string, name: string) =>
  serverUrl.replace(/\/postgres$/, `/${name}`);
