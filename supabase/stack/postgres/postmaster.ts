import { readFile, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isProcessAlive, isProcessKnown } from '../data-dir/process-identity';
import { StartProblem } from '../problem';

export interface Postmaster {
  pid: number;
  port: number;
}

/** The server that runs on a data directory, by what it says about itself there. */
export async function readPostmaster(clusterDir: string): Promise<Postmaster | null> {
  const noted = await readPidFile(clusterDir);
  return noted && (await isPostmasterOf(clusterDir, noted.pid)) ? noted : null;
}

/**
 * Stops a server that outlived the process which started it. The pid file of a living server is never
 * removed: a second one could then open, and ruin, the same data.
 */
export async function stopOrphan(clusterDir: string): Promise<void> {
  const orphan = await readPostmaster(clusterDir);
  if (orphan) {
    signal(orphan.pid, 'SIGINT');
    if (!(await waitUntilGone(orphan.pid, 30_000))) {
      signal(orphan.pid, 'SIGQUIT');
      await waitUntilGone(orphan.pid, 10_000);
    }
  }
  await waitUntilForgotten(clusterDir);
}

async function readPidFile(clusterDir: string): Promise<Postmaster | null> {
  const text = await readFile(path.join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port] = text.split('\n').map((line) => Number.parseInt(line, 10));
  return pid && port ? { pid, port } : null;
}

/** After a reboot the pid may belong to any process, so on Linux its command line has the last word. */
async function isPostmasterOf(clusterDir: string, pid: number): Promise<boolean> {
  if (!(await isProcessAlive(pid))) return false;
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
  while (await isProcessAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}

/**
 * A server that was killed leaves its pid file behind, and PostgreSQL refuses to start while the
 * system still knows that id: until the killed process's parent, often process 1, has taken note.
 */
async function waitUntilForgotten(clusterDir: string): Promise<void> {
  const noted = await readPidFile(clusterDir);
  if (!noted) return;
  if ((await isProcessAlive(noted.pid)) && !(await isPostmasterOf(clusterDir, noted.pid))) {
    // The id went to another program, after a reboot for instance. PostgreSQL cannot tell that one from
    // a living server, and would refuse to start for as long as it runs.
    await rm(path.join(clusterDir, 'postmaster.pid'), { force: true });
    return;
  }
  const deadline = Date.now() + 30_000;
  while (isProcessKnown(noted.pid)) {
    if (Date.now() > deadline) {
      throw new StartProblem(
        `A PostgreSQL of an earlier start (process ${noted.pid}) still holds ${clusterDir}: end it with "kill ${noted.pid}", or restart the machine, and start again.`,
      );
    }
    await sleep(50);
  }
}
