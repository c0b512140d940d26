import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartProblem } from '../problem';
import { processStart } from './process-identity';

interface Holder {
  pid: number;
  /** See processStart. */
  startedAt: string;
}

export interface DataDirLock {
  release(): Promise<void>;
}

/**
 * Claims a data directory for this process, so that no second stack opens the same data.
 * @throws StartProblem when a living process holds it; a lock of a dead one is taken over.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  await mkdir(dataDir, { recursive: true });
  const lockFile = path.join(dataDir, 'stack.lock');
  const draft = `${lockFile}.${process.pid}`;
  const holder = { pid: process.pid, startedAt: await processStart(process.pid) };
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    while (!(await claim(draft, lockFile))) await removeStaleLock(lockFile, dataDir);
  } finally {
    await rm(draft, { force: true });
  }
  return { release: () => rm(lockFile, { force: true }) };
}

/** A hard link appears with its content or not at all, and never replaces a file that is there. */
async function claim(draft: string, lockFile: string): Promise<boolean> {
  try {
    await link(draft, lockFile);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function removeStaleLock(lockFile: string, dataDir: string): Promise<void> {
  const content = await readFile(lockFile, 'utf8').catch(() => null);
  if (content === null) return;
  const holder = parseHolder(content);
  if (holder && (await processStart(holder.pid)) === holder.startedAt) {
    throw new StartProblem(
      `The data directory ${dataDir} is in use by process ${holder.pid}: stop that one first, or name another directory with DATA_DIR.`,
    );
  }
  // Moved before it is removed: should another start have put its own lock there meanwhile, we would
  // see that one here, and give it back.
  const moved = `${lockFile}.stale-${process.pid}`;
  await rename(lockFile, moved).catch(() => undefined);
  const movedContent = await readFile(moved, 'utf8').catch(() => null);
  if (movedContent !== null && movedContent !== content) await claim(moved, lockFile);
  await rm(moved, { force: true });
}

function parseHolder(content: string): Holder | null {
  try {
    return JSON.parse(content) as Holder;
  } catch {
    return null;
  }
}
