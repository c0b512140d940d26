import { AppError, callFunction, type Backend } from '@spotlight/shared/data';
import { publicAddress, storePicture } from '@spotlight/shared/picture';
import * as z from '@spotlight/shared/vendor/zod';
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

/**
 * Puts a copy of what was looked at into the public bucket `ads`, and says so. Only such a copy can be
 * approved.
 * @throws AppError
 */
export async function publishArtwork(backend: Backend, artwork: WaitingArtwork): Promise<void> {
  if (artwork.imageUrl) return;
  const file = await readArtwork(backend, artwork);
  const name = await storePicture(backend, 'ads', artwork.id, file);
  await callFunction(
    backend,
    'publish_ad_creative',
    {
      p_creative_id: artwork.id,
      p_image_url: publicAddress(backend.url, 'ads', name),
    },
    z.unknown(),
  );
  seen.delete(artwork.filePath);
}

function refusalOf(status: number, message: string): AppError {
  const code = status === 404 ? 'NOT_FOUND' : 'FORBIDDEN';
  return new AppError(status >= 500 ? 'SERVER' : code, { status, message });
}
