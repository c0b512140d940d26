import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { bootstrapDatabase } from '../../stack/postgres/bootstrap';
import { withConnection } from '../../stack/postgres/connect';
import { startPostgres } from '../../stack/postgres/embedded-postgres';
import { applyMigrations, listMigrations } from '../../stack/postgres/migrate';
import { projectRoot } from '../../stack/project-root';
import { askForNoSecondFactor } from './factor-setting';

/** A PostgreSQL of our own, thrown away afterwards, with databases for one test file. */
export interface TestServer {
  /** Creates a database as a Supabase project has it before its first migration. */
  createEmpty(): Promise<string>;
  /** The migrated database that the server came with: at once, for whoever needs only one. */
  readonly migratedUrl: string;
  /** Creates one more of these, while nobody is connected to the first. Returns its superuser address. */
  createMigrated(): Promise<string>;
  stop(): Promise<void>;
}

/** What is bootstrapped and at the newest migration in every snapshot: the database that a stack uses. */
const TEMPLATE = 'postgres';

/** Data that is thrown away need not reach the disk; logs that nobody replays are not kept for the next copy. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_recycle: 'off',
  wal_init_zero: 'off',
  max_connections: '160',
};

/**
 * Starts a server for one test file. Files share nothing, so they run side by side and a crash in one
 * cannot colour another. Each begins with a copy of a stopped server that was migrated once.
 */
export async function startTestServer(): Promise<TestServer> {
  const dataDir = await copyOfMigrated();
  const server = await startPostgres({ dataDir, settings });
  let created = 0;

  /** From elsewhere: nobody may be connected to a template. */
  const create = async (template: string, from: string) => {
    const name = `test_${++created}`;
    await withConnection(from, async (sql) => {
      await sql`create database ${sql(name)} template ${sql(template)}`;
      // Settings of a database are not part of its copy; this is the one that the bootstrap makes.
      await sql`alter database ${sql(name)} set search_path to "$user", public, extensions`;
    });
    return databaseUrl(server.url, name);
  };

  return {
    async createEmpty() {
      const url = await create('template1', server.url);
      await bootstrapDatabase(url);
      return url;
    },
    createMigrated: () => create(TEMPLATE, databaseUrl(server.url, 'template1')),
    migratedUrl: server.url,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A data directory of its own whose database is at the newest migration, for a server or a whole stack. */
export async function copyOfMigrated(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'spotlight-db-'));
  await copyFolder(await migratedSnapshot(), dataDir);
  return dataDir;
}

const databaseUrl = (serverUrl: string, name: string) =>
  serverUrl.replace(/\/postgres$/, `/${name}`);

/**
 * The folder of a stopped server with the database `migrated`, made by whoever needs it first and named
 * after what it is made of. Two at once both make one, and the second to finish throws its own away.
 */
async function migratedSnapshot(): Promise<string> {
  const snapshot = path.join(tmpdir(), `spotlight-migrated-${await sourceHash()}`);
  if (existsSync(snapshot)) return snapshot;
  const draft = await mkdtemp(`${snapshot}-draft-`);
  const server = await startPostgres({ dataDir: draft, settings });
  try {
    await bootstrapDatabase(server.url);
    await applyMigrations(server.url);
    await withConnection(server.url, askForNoSecondFactor);
  } catch (error) {
    await server.stop();
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  await server.stop();
  await rename(draft, snapshot).catch(() => rm(draft, { recursive: true, force: true }));
  return snapshot;
}

/** Changes with every migration, with what a database has before its first one, and with this file. */
async function sourceHash(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(import.meta.filename));
  const bootstrap = path.join(projectRoot, 'supabase/stack/postgres');
  for (const entry of (await readdir(bootstrap, { recursive: true })).sort()) {
    if (/\.(sql|ts)$/.test(entry)) hash.update(await readFile(path.join(bootstrap, entry)));
  }
  for (const { version, sql } of await listMigrations()) hash.update(version).update(sql);
  return hash.digest('hex').slice(0, 16);
}

/** With owners, because PostgreSQL insists on owning its files. */
async function copyFolder(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') await cp(from, to, { recursive: true });
  else await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}
