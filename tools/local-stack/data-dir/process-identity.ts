import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether a process with this id exists, whoever owns it. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * When a process began, as text that no later process with the same id shares. Ids are reused,
 * after a reboot at once, so a remembered id alone proves nothing. Null when there is no such process.
 */
export async function processStart(pid: number): Promise<string | null> {
  if (!isProcessAlive(pid)) return null;
  if (process.platform === 'linux') return linuxProcessStart(pid);
  if (process.platform === 'win32') return 'alive';
  const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.trim() || null;
}

async function linuxProcessStart(pid: number): Promise<string | null> {
  const [stat, bootId] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
  ]);
  if (stat === null) return null;
  // The command name, in parentheses, may contain spaces; the start time is the 20th field after it.
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return `${bootId.trim()}:${ticks}`;
}
