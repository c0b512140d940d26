import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { withConnection } from '../../../supabase/stack/postgres/connect';
import { type LocalStack, startLocalStack } from '../../../supabase/stack/stack';
import { fingerprintOf, keepFingerprint, removeDataDir, reuseData } from '../data-fingerprint';

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
  if (isFresh) await removeDataDir(dataDir);
  const files = await readLoadFiles();
  const fingerprint = await fingerprintOf([
    // The data is relative to the day of its making.
    new Date().toISOString().slice(0, 10),
    ...files.map(({ text }) => text),
  ]);
  const former = await reuseData<{ loadSeconds: number }>(dataDir, fingerprint);

  say('starting the backend');
  const stack = await startLocalStack({
    dataDir,
    isSeeded: false,
    rateLimitFactor: 1_000_000,
    postgresSettings: settings,
  });
  if (former) return { stack, loadSeconds: former.loadSeconds };
  try {
    const loadSeconds = await load(stack.databaseUrl, files, say);
    await keepFingerprint(dataDir, fingerprint, { loadSeconds });
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

export async function readLoadFiles(): Promise<LoadFile[]> {
  const names = (await readdir(loadFolder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({
      name,
      text: await readFile(path.join(loadFolder, name), 'utf8'),
    })),
  );
}

/**
 * Fills an empty database.
 * @param share of all rows, for tests
 * @returns seconds that it took
 */
export async function load(
  url: string,
  files: LoadFile[],
  say: (line: string) => void,
  share = 1,
): Promise<number> {
  const start = performance.now();
  await withConnection(url, async (sql) => {
    await sql.begin(async (transaction) => {
      // No job runs on half of the data.
      await transaction`select pg_advisory_xact_lock(hashtext('spotlight.jobs'))`;
      await transaction`set local session_replication_role = replica`;
      await transaction`set local synchronous_commit = off`;
      await transaction`select set_config('bench.share', ${String(share)}, true)`;
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
