import { randomUUID } from 'node:crypto';
import { withConnection } from '../../stack/postgres/connect';

/** A migrated database that only its opener uses. */
export interface MigratedDatabase {
  /** Its superuser address. */
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * Creates a migrated database on the server that the run shares; where there is none, on a server of its own. What
 * belongs to a whole server (roles, settings, its end) is not for those who share it: they take `startTestServer`.
 */
export async function createMigratedDatabase(): Promise<MigratedDatabase> {
  const shared = process.env['TEST_SERVER_URL'];
  if (!shared) {
    const { startTestServer } = await import('./test-server');
    const server = await startTestServer();
    return { url: server.migratedUrl, drop: server.stop };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await cloneDatabase(shared, name);
  return {
    url: onServer(shared, name),
    drop: () =>
      withConnection(onServer(shared, 'template1'), async (sql) => {
        await sql`drop database ${sql(name)} with (force)`;
      }),
  };
}

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

const onServer = (serverUrl: string, name: string) => serverUrl.replace(/\/postgres$/, `/${name}`);
