import { statfs } from 'node:fs/promises';
import { StartProblem } from '../../supabase/stack/problem';

/**
 * The one sentence for a state of the machine that its owner can mend, or null for a fault of ours,
 * which deserves its stack trace.
 */
export async function problemSentence(error: unknown, dataDir: string): Promise<string | null> {
  if (error instanceof StartProblem) return error.message;
  const text = describe(error);
  if (/ENOSPC|No space left on device|EDQUOT/.test(text) || (await isDiskFull(dataDir))) {
    return `The disk is full: free some space where ${dataDir} is, or name a directory elsewhere with DATA_DIR, and start again.`;
  }
  if (/EACCES|EROFS|EPERM/.test(text)) {
    return `This user may not write in ${dataDir}: change its owner, or name another directory with DATA_DIR.`;
  }
  return null;
}

/** PostgreSQL's log grows by 16 MB at a time; without room for that it dies in ways that name no disk. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;

async function isDiskFull(folder: string): Promise<boolean> {
  const free = await statfs(folder).catch(() => null);
  return free !== null && free.bavail * free.bsize < LEAST_FREE_BYTES;
}

/** Codes and messages of an error and of everything that caused it. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return [code, error.message, error.cause ? describe(error.cause) : ''].join(' ');
}
