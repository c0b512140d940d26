import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isProcessAlive } from '../data-dir/process-identity';
import { StartProblem } from '../problem';

export interface Postmaster {
  pid: number;
  port: number;
}

/** The server that runs on a data directory, by what it says about itself there. */
export async function readPostmaster(clusterDir: string): Promise<Postmaster | null> {
  const text = await readFile(path.join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port] = text.split('\n').map((line) => Number.parseInt(line, 10));
  return pid && port && (await isPostmasterOf(clusterDir, pid)) ? { pid, port } : null;
}

/**
 * Stops a server that outlived the process which started it. Its pid file is left to PostgreSQL:
 * removing that of a living server would let a second one open, and ruin, the same data.
 */
export async function stopOrphan(clusterDir: string): Promise<void> {
  const orphan = await readPostmaster(clusterDir);
  if (!orphan) return;
  signal(orphan.pid, 'SIGINT');
  if (await waitUntilGone(orphan.pid, 30_000)) return;
  signal(orphan.pid, 'SIGQUIT');
  if (await waitUntilGone(orphan.pid, 10_000)) return;
  throw new StartProblem(
    `A PostgreSQL of an earlier start (process ${orphan.pid}) still holds ${clusterDir} and does not stop: end it with "kill ${orphan.pid}" and start again.`,
  );
}

/** After a reboot the pid may belong to any process, so on Linux its command line has the last word. */
async function isPostmasterOf(clusterDir: string, pid: number): Promise<boolean> {
  if (!isProcessAlive(pid)) return false;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  if (commandLine === null) return true;
  return commandLine.split('\0').includes(await realpath(clusterDir));
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function waitUntilGone(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (isProcessAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}
