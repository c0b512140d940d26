import { randomUUID } from 'node:crypto';
import { withConnection } from '../../stack/postgres/connect';
import { cloneDatabase, onServer } from './clone-database';

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
