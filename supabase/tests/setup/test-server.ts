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
import { thrownAwayFolder, thrownAwaySettings } from '../../stack/testing/thrown-away';
import { askForNoSecondFactor } from './factor-setting';
import { cloneDatabase } from './clone-database';

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

const settings = { ...thrownAwaySettings, max_connections: '300' };

/**
 * Starts a server for one test file. Files share nothing, so they run side by side and a crash in one
 * cannot colour another. Each begins with a copy of a stopped server that was migrated once.
 */
export async function startTestServer(): Promise<TestServer> {
  const dataDir = await copyOfMigrated();
  const server = await startPostgres({ dataDir, settings });
  let created = 0;
  const create = (template?: string) => cloneDatabase(server.url, `test_${++created}`, template);

  return {
    async createEmpty() {
      const url = await create('template1');
      await bootstrapDatabase(url);
      return url;
    },
    createMigrated: () => create(),
    migratedUrl: server.url,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A data directory of its own whose database is at the newest migration, for a server or a whole stack. */
export async function copyOfMigrated(): Promise<string> {
  const dataDir = await thrownAwayFolder('spotlight-db-');
  await copyFolder(await migratedSnapshot(), dataDir);
  return dataDir;
}

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
    await withConnection(server.url, async (sql) => {
      await askForNoSecondFactor(sql);
      // Thousands of times a run, somebody connects who need not be kept from guessing.
      await sql`set scram_iterations = 1`;
      const password = decodeURIComponent(new URL(server.url).password);
      await sql.unsafe(`alter role postgres password '${password}'`);
      // Half of the database are outdated rows of this one, after so many migrations; each copy would have them again.
      // Not the tables of the project: what planners then know of them is not what they know of a new project's.
      await sql`vacuum full pg_catalog.pg_proc`;
    });
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
