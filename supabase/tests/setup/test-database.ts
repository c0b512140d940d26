import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { bootstrapDatabase } from '../../../tools/local-stack/postgres/bootstrap';
import { connect, withConnection, type Sql } from '../../../tools/local-stack/postgres/connect';
import { startPostgres } from '../../../tools/local-stack/postgres/embedded-postgres';
import { applyMigrations } from '../../../tools/local-stack/postgres/migrate';

export type { Sql };

/** A PostgreSQL of our own, thrown away afterwards, with databases for one test file. */
export interface TestServer {
  /** Creates a database as a Supabase project has it before its first migration. */
  createEmpty(): Promise<string>;
  /** Creates a database at the newest migration. Returns its superuser address. */
  createMigrated(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts a server for one test file. Files share nothing, so they run side by side and a crash in one
 * cannot colour another; a start costs about a second.
 */
export async function startTestServer(): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'spotlight-db-'));
  const server = await startPostgres({
    dataDir,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '160',
    },
  });
  let created = 0;

  const createEmpty = async () => {
    const name = `test_${++created}`;
    await withConnection(server.url, async (sql) => {
      await sql`create database ${sql(name)}`;
    });
    const url = server.url.replace(/\/postgres$/, `/${name}`);
    await bootstrapDatabase(url);
    return url;
  };

  return {
    createEmpty,
    async createMigrated() {
      const url = await createEmpty();
      await applyMigrations(url);
      return url;
    },
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

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
    const url = await server.createMigrated();
    opened = { server, url, sql: connect(url, { max: options.poolSize ?? 4 }) };
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
