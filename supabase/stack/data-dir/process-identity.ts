import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Whether the system still knows a process of this id, whoever owns it. It knows a killed one as well
 * until its parent has asked how it ended.
 */
export function isProcessKnown(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether this process still runs. */
export const isProcessAlive = async (pid: number) => (await processStart(pid)) !== null;

/**
 * When a process began, as text that no later process with the same id shares. Ids are reused,
 * after a reboot at once, so a remembered id alone proves nothing. Null when it does not run.
 */
export async function processStart(pid: number): Promise<string | null> {
  if (!isProcessKnown(pid)) return null;
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
  // The command name, in parentheses, may contain spaces; the state follows it, and the start time is
  // the 19th field after that.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? null : `${bootId.trim()}:${fields[19]}`;
}
