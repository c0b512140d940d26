import { AppError, callFunction, type Backend } from '@spotlight/shared/data';
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
  const answer = await send(backend, `authenticated/artwork/${filePath}`, {});
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
  const ending = artwork.mimeType.replace('image/', '').replace('jpeg', 'jpg');
  const name = `${artwork.id}/${crypto.randomUUID()}.${ending}`;
  await send(backend, `ads/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': artwork.mimeType, 'Cache-Control': 'max-age=31536000' },
    body: file,
  });
  await callFunction(
    backend,
    'publish_ad_creative',
    {
      p_creative_id: artwork.id,
      p_image_url: `${backend.url}/storage/v1/object/public/ads/${name}`,
    },
    z.unknown(),
  );
  seen.delete(artwork.filePath);
}

async function send(backend: Backend, path: string, init: RequestInit): Promise<Response> {
  const token = await backend.getAccessToken();
  const answer = await fetch(`${backend.url}/storage/v1/object/${path}`, {
    ...init,
    headers: {
      ...init.headers,
      apikey: backend.key,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new AppError(isLate ? 'TIMEOUT' : 'OFFLINE', { cause });
  });
  if (answer.ok) return answer;
  const options = { status: answer.status, message: await answer.text() };
  if (answer.status >= 500) throw new AppError('SERVER', options);
  throw new AppError(answer.status === 404 ? 'NOT_FOUND' : 'FORBIDDEN', options);
}
