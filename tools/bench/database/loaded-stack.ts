import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withConnection } from '../../../supabase/stack/postgres/connect';
import { listMigrations } from '../../../supabase/stack/postgres/migrate';
import { type LocalStack, startLocalStack } from '../../../supabase/stack/stack';

export interface LoadedStack {
  stack: LocalStack;
  /** Seconds that loading took, whenever that was. */
  loadSeconds: number;
}

/** What a small server of its own would be given; everything else as PostgreSQL has it. */
export const settings = {
  shared_buffers: '512MB',
  max_wal_size: '4GB',
  max_connections: '60',
};

const loadFolder = path.join(import.meta.dirname, 'load');

/**
 * Starts the local stack with the bench's data in it. A folder that was loaded today from the same
 * migrations is used again.
 */
export async function startLoadedStack(
  dataDir: string,
  options: { isFresh: boolean; say: (line: string) => void },
): Promise<LoadedStack> {
  const { isFresh, say } = options;
  const marker = path.join(dataDir, 'loaded.json');
  const files = await readLoadFiles();
  const fingerprint = await fingerprintOf(files);
  const former = await readFile(marker, 'utf8').then(JSON.parse, () => null);
  const isLoaded = !isFresh && former?.fingerprint === fingerprint;
  if (!isLoaded) await removeDataDir(dataDir);

  say('starting the backend');
  const stack = await startLocalStack({
    dataDir,
    isSeeded: false,
    rateLimitFactor: 1_000_000,
    postgresSettings: settings,
  });
  if (isLoaded) return { stack, loadSeconds: former.loadSeconds };
  try {
    const loadSeconds = await load(stack.databaseUrl, files, say);
    await writeFile(marker, JSON.stringify({ fingerprint, loadSeconds }));
    return { stack, loadSeconds };
  } catch (error) {
    await stack.close();
    throw error;
  }
}

interface LoadFile {
  name: string;
  text: string;
}

async function readLoadFiles(): Promise<LoadFile[]> {
  const names = (await readdir(loadFolder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({
      name,
      text: await readFile(path.join(loadFolder, name), 'utf8'),
    })),
  );
}

/** The data is relative to the day of its making. */
async function fingerprintOf(files: LoadFile[]): Promise<string> {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const { sql } of await listMigrations()) hash.update(sql);
  for (const { text } of files) hash.update(text);
  return hash.digest('hex');
}

async function load(url: string, files: LoadFile[], say: (line: string) => void): Promise<number> {
  const start = performance.now();
  await withConnection(url, async (sql) => {
    await sql.begin(async (transaction) => {
      // No job runs on half of the data.
      await transaction`select pg_advisory_xact_lock(hashtext('spotlight.jobs'))`;
      await transaction`set local session_replication_role = replica`;
      await transaction`set local synchronous_commit = off`;
      await transaction`set local work_mem = '256MB'`;
      for (const { name, text } of files) {
        const began = performance.now();
        await transaction.unsafe(text);
        say(`loaded ${name} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
      }
    });
    await sql`vacuum (analyze)`;
    await sql`checkpoint`;
  });
  return (performance.now() - start) / 1000;
}

/** The cluster may live elsewhere, behind a link. */
async function removeDataDir(dataDir: string): Promise<void> {
  const cluster = path.join(dataDir, 'pg');
  if (!existsSync(dataDir)) return;
  const elsewhere = await readlink(cluster).catch(() => null);
  if (elsewhere) await rm(elsewhere, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}
