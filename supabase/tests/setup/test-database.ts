import { jest } from '@jest/globals';
import { connect, type Sql } from '../../stack/postgres/connect';
import { startTestServer, type TestServer } from './test-server';

export type { Sql };

/** The database of a test file, there from its first test to its last. */
export interface TestDatabase {
  /** A superuser's connections, for arranging and looking. */
  readonly sql: Sql;
  readonly url: string;
}

/** Generous, because the whole suite may run on a machine that is busy with builds and browsers. */
const PATIENCE_MS = 120_000;

/** Gives the test file that calls it at its top a migrated database. */
export function provideTestDatabase(options: { poolSize?: number } = {}): TestDatabase {
  jest.setTimeout(PATIENCE_MS);
  let opened: { server: TestServer; sql: Sql; url: string } | undefined;

  const get = () => {
    if (!opened) throw new Error('The test database is there in hooks and tests only.');
    return opened;
  };
  beforeAll(async () => {
    const server = await startTestServer();
    const url = server.migratedUrl;
    opened = { server, url, sql: connect(url, { max: options.poolSize ?? 4 }) };
    // Accounts go when they ask to; the days in which minds are changed are the matter of `leaving/`.
    await opened.sql`update private.platform_settings set days_to_change_mind = 0`;
  });
  afterAll(async () => {
    await opened?.sql.end({ timeout: 5 });
    await opened?.server.stop();
  });
  return {
    get sql() {
      return get().sql;
    },
    get url() {
      return get().url;
    },
  };
}
