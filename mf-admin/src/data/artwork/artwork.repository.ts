import { AppError, type Backend } from '@spotlight/shared/data';
import type { WaitingArtwork } from '../approval/approval.schema';

const TIMEOUT_MS = 90_000;
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
  const token = await backend.getAccessToken();
  const answer = await fetch(`${backend.url}/storage/v1/object/authenticated/artwork/${filePath}`, {
    headers: { apikey: backend.key, ...(token && { Authorization: `Bearer ${token}` }) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new AppError(isLate ? 'TIMEOUT' : 'OFFLINE', { cause });
  });
  if (!answer.ok) throw refusalOf(answer.status, await answer.text());
  const file = await answer.blob();
  seen.set(filePath, file);
  return file;
}

function refusalOf(status: number, message: string): AppError {
  const code = status === 404 ? 'NOT_FOUND' : 'FORBIDDEN';
  return new AppError(status >= 500 ? 'SERVER' : code, { status, message });
}

/** Lets go of a file that nobody looks at any more. */
export const forgetArtwork = (filePath: string): void => void seen.delete(filePath);
