import type { ChildProcess } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writePrivateFile } from './private-file';
import { processStart } from './process-identity';

/** Sends a signal to a child when this process ends before the child has been stopped in order. */
export function stopAtExit(child: ChildProcess, signal: NodeJS.Signals): void {
  const stop = () => child.kill(signal);
  process.once('exit', stop);
  child.once('exit', () => process.removeListener('exit', stop));
}

/**
 * Remembers the child processes of a stack on disk. They outlive a stack that is killed; the next one
 * reads here whom it has to stop.
 */
export function childRecord(dataDir: string, name: string) {
  const file = path.join(dataDir, `${name}.pid`);
  return {
    async remember(pid: number): Promise<void> {
      await writePrivateFile(file, JSON.stringify({ pid, startedAt: await processStart(pid) }));
    },
    async forget(): Promise<void> {
      await rm(file, { force: true });
    },
    /** Ends the remembered process if it is still the same one. It must be of a kind that keeps nothing. */
    async stopOrphan(): Promise<void> {
      const text = await readFile(file, 'utf8').catch(() => null);
      if (text === null) return;
      const { pid, startedAt } = JSON.parse(text) as { pid: number; startedAt: string | null };
      const isSame = async () => startedAt !== null && (await processStart(pid)) === startedAt;
      if (await isSame()) process.kill(pid, 'SIGKILL');
      while (await isSame()) await sleep(20);
      await rm(file, { force: true });
    },
  };
}
