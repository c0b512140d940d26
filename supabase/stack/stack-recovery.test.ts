import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { childRecord } from './data-dir/child-processes';
import { isProcessAlive } from './data-dir/process-identity';
import { connect, withConnection } from './postgres/connect';
import { readPostmaster, stopOrphan } from './postgres/postmaster';
import { startLocalStack } from './stack';

const probes = path.join(import.meta.dirname, 'testing/migrations');

let dataDir: string;
let child: ChildProcess | null = null;
beforeEach(async () => (dataDir = await mkdtemp(path.join(tmpdir(), 'recovery-'))));
afterEach(async () => {
  await killHard();
  await stopOrphan(path.join(dataDir, 'pg'));
  await childRecord(dataDir, 'postgrest').stopOrphan();
  await rm(dataDir, { recursive: true, force: true });
});

/** A stack in a process of its own; resolves with its database when it is up. */
function startElsewhere(): Promise<string> {
  const script = path.join(import.meta.dirname, 'testing/stack-process.ts');
  child = spawn(process.execPath, ['--import', 'tsx', script, dataDir, probes], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout! });
  return new Promise((resolve, reject) => {
    lines.once('line', resolve);
    child?.once('exit', (code) => reject(new Error(`The stack ended with code ${code}.`)));
  });
}

async function killHard(): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child?.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

const openStack = () => startLocalStack({ dataDir, isSeeded: false, migrationsDir: probes });

async function childPids() {
  const record = await readFile(path.join(dataDir, 'postgrest.pid'), 'utf8');
  const postmaster = await readPostmaster(path.join(dataDir, 'pg'));
  return { postgrest: (JSON.parse(record) as { pid: number }).pid, postgres: postmaster?.pid ?? 0 };
}

const areAlive = ({ postgres, postgrest }: { postgres: number; postgrest: number }) =>
  Promise.all([postgres, postgrest].map(isProcessAlive));

test('after kill -9 nothing acknowledged is lost, and the orphans are stopped, not doubled', async () => {
  const databaseUrl = await startElsewhere();
  const orphans = await childPids();
  let acknowledged = 0;
  const sql = connect(databaseUrl, { max: 4 });
  const write = async (writer: number) => {
    for (let row = 0; ; row += 1) {
      await sql`insert into public.notes (id, title) values (${100 + writer + row * 4}, 'kept')`;
      acknowledged += 1;
    }
  };
  const writers = Promise.allSettled([0, 1, 2, 3].map(write));
  while (acknowledged < 200) await new Promise((resolve) => setTimeout(resolve, 10));
  await killHard();
  // Only the start is dead so far: its database still takes rows until the next start stops it.
  expect(await areAlive(orphans)).toEqual([true, true]);

  const stack = await openStack();
  await sql.end({ timeout: 0 });
  await writers;
  expect(await areAlive(orphans)).toEqual([false, false]);
  const [row] = await withConnection(
    stack.databaseUrl,
    (own) => own`select count(*)::int as rows from public.notes where title = 'kept'`,
  );
  expect(row?.['rows']).toBeGreaterThanOrEqual(acknowledged);
  await stack.close();
}, 120_000);

test('a database killed in the middle of writing recovers what it acknowledged', async () => {
  const databaseUrl = await startElsewhere();
  const { postgres, postgrest } = await childPids();
  const sql = connect(databaseUrl);
  for (let id = 100; id < 150; id += 1) {
    await sql`insert into public.notes (id, title) values (${id}, 'kept')`;
  }
  process.kill(postgres, 'SIGKILL');
  await killHard();
  await sql.end({ timeout: 0 }).catch(() => undefined);

  const stack = await openStack();
  const [row] = await withConnection(
    stack.databaseUrl,
    (own) => own`select count(*)::int as rows from public.notes where title = 'kept'`,
  );
  expect(row?.['rows']).toBe(50);
  expect(await isProcessAlive(postgrest)).toBe(false);
  await stack.close();
}, 120_000);

test('a database that somebody tells to stop ends the stack instead of answering nobody', async () => {
  const sql = connect(await startElsewhere());
  const [row] = await sql`select count(*)::int as rows from public.notes`;
  const gone = new Promise((resolve) => child?.once('exit', resolve));
  // It waits for its clients, of which this is one.
  process.kill((await childPids()).postgres, 'SIGTERM');
  expect(await gone).not.toBe(0);
  expect(row?.['rows']).toBeGreaterThan(0);
  await sql.end({ timeout: 0 }).catch(() => undefined);
}, 60_000);

test('a pid file from before a reboot, whose id another program has now, does not stand in the way', async () => {
  const first = await openStack();
  const pidFile = path.join(dataDir, 'pg/postmaster.pid');
  const content = await readFile(pidFile, 'utf8');
  await first.close();
  await writeFile(pidFile, content.replace(/^\d+/, String(process.pid)));

  const second = await openStack();
  expect(await isProcessAlive(process.pid)).toBe(true);
  expect((await childPids()).postgres).not.toBe(process.pid);
  await second.close();
}, 60_000);

test('a second stack on the same data is refused while the first lives', async () => {
  await startElsewhere();
  const attempt = openStack();
  await expect(attempt).rejects.toThrow(`in use by process ${child?.pid}`);
  expect((await childPids()).postgres).not.toBe(0);
}, 60_000);

test('closing ends everything, and data, keys and address of the database stay good', async () => {
  const first = await openStack();
  const pids = await childPids();
  await withConnection(
    first.databaseUrl,
    (sql) => sql`insert into public.notes (id, title) values (100, 'kept')`,
  );
  await first.close();
  expect(await areAlive(pids)).toEqual([false, false]);

  const second = await openStack();
  expect(second.publishableKey).toBe(first.publishableKey);
  const rows = await withConnection(
    second.databaseUrl,
    (sql) => sql`select title from public.notes where id = 100`,
  );
  expect(rows[0]?.['title']).toBe('kept');
  await second.close();
}, 60_000);
