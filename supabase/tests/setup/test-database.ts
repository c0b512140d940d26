import { jest } from '@jest/globals';
import { connect, type Sql } from '../../stack/postgres/connect';
import { createMigratedDatabase, type MigratedDatabase } from './migrated-database';

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
  let opened: { database: MigratedDatabase; sql: Sql } | undefined;

  const get = () => {
    if (!opened) throw new Error('The test database is there in hooks and tests only.');
    return opened;
  };
  beforeAll(async () => {
    const database = await createMigratedDatabase();
    opened = { database, sql: connect(database.url, { max: options.poolSize ?? 4 }) };
    // Accounts go when they ask to; the days in which minds are changed are the matter of `leaving/`.
    await opened.sql`update private.platform_settings set days_to_change_mind = 0`;
  });
  afterAll(async () => {
    await opened?.sql.end({ timeout: 5 });
    await opened?.database.drop();
  });
  return {
    get sql() {
      return get().sql;
    },
    get url() {
      return get().database.url;
    },
  };
}
