import type { Backend } from '@spotlight/shared/data';
import { readStoredFile } from '@spotlight/shared/stored-file';
import type { WaitingArtwork } from '../approval/approval.schema';

/** What was looked at, by its path: the same file is published, not another one under the same name. */
const seen = new Map<string, Blob>();

/**
 * Reads an original from the private bucket `artwork`.
 * @throws AppError
 */
export async function readArtwork(
  backend: Backend,
  { filePath }: Pick<WaitingArtwork, 'filePath'>,
): Promise<Blob> {
  const known = seen.get(filePath);
  if (known) return known;
  const file = await readStoredFile(backend, 'artwork', filePath);
  seen.set(filePath, file);
  return file;
}

/** Lets go of a file that nobody looks at any more. */
export const forgetArtwork = (filePath: string): void => void seen.delete(filePath);
