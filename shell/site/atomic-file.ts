import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Replaces a file in one step: a reader sees the old content or the new one, never half of it. */
export async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${randomBytes(4).toString('hex')}.tmp`;
  const handle = await open(temporary, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}

const LOCK_PATIENCE_MS = 10_000;
/** A publisher that was killed leaves its lock behind; no publishing takes this long. */
const STALE_LOCK_MS = 30_000;

/**
 * Runs `work` while holding a lock on `file`, so that two publishers do not overwrite each other.
 * @throws Error when somebody else holds the lock for too long.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = `${file}.lock`;
  await mkdir(path.dirname(file), { recursive: true });
  const startedAt = Date.now();
  for (;;) {
    try {
      await mkdir(lock);
      break;
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault;
      const age = Date.now() - (await stat(lock).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
      if (age > STALE_LOCK_MS) await rm(lock, { recursive: true, force: true });
      else if (Date.now() - startedAt > LOCK_PATIENCE_MS) {
        throw new Error(`Another release is writing ${file}. Wait for it, or remove ${lock}.`, {
          cause: fault,
        });
      } else await sleep(50);
    }
  }
  try {
    return await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}
