import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockDataDir } from './data-dir-lock';
import { processStart } from './process-identity';

let dataDir: string;
let lockFile: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lock-'));
  lockFile = path.join(dataDir, 'stack.lock');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('one process holds a data directory, the next is told who', async () => {
  const lock = await lockDataDir(dataDir);
  await expect(lockDataDir(dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
  await lock.release();
  const second = await lockDataDir(dataDir);
  await second.release();
});

test('the lock of a process that is gone is taken over', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  const pid = child.pid ?? 0;
  await writeFile(lockFile, JSON.stringify({ pid, startedAt: await processStart(pid) }));
  await expect(lockDataDir(dataDir)).rejects.toThrow(`in use by process ${pid}`);

  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  await expect(lockDataDir(dataDir)).resolves.toBeDefined();
});

test('a living process that merely got the id of a dead one holds nothing', async () => {
  await writeFile(lockFile, JSON.stringify({ pid: process.pid, startedAt: 'another boot' }));
  await expect(lockDataDir(dataDir)).resolves.toBeDefined();
});

test('a lock file cut short by a full disk holds nothing', async () => {
  await writeFile(lockFile, '{"pid":');
  await expect(lockDataDir(dataDir)).resolves.toBeDefined();
});

test('of many at once exactly one gets it, and no draft is left', async () => {
  await writeFile(lockFile, JSON.stringify({ pid: 1, startedAt: 'another boot' }));
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(dataDir)));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readdir(dataDir)).toEqual(['stack.lock']);
});
