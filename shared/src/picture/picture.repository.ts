import { AppError, callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { pictureEndings, publicAddress } from './picture.rules';

const BUCKET = 'media';
/** What a person's pictures are of; the server clears out of these what nothing shows. */
export type PictureFolder =
  'ads' | 'campaigns' | 'events' | 'performers' | 'products' | 'spots' | 'venues';
/** A picture of 5 MB through a slow phone. */
const UPLOAD_TIMEOUT_MS = 90_000;

const validationSchema = z.row({ valid: z.boolean(), error: z.nullable(z.string()) });

/** Asks the server whether it would take a file of this name, size and kind; a refusal is written down. */
export function validateFile(backend: Backend, { name, size, type }: File) {
  const args = { file_name: name, file_size: size, content_type: type };
  return callFunction(backend, 'validate_file_upload', args, validationSchema);
}

/**
 * Puts a picture into the folder of whoever is signed in.
 * @returns the address under which everybody sees it
 * @throws AppError
 */
export async function uploadPicture(
  backend: Backend,
  folder: PictureFolder,
  content: Blob,
): Promise<string> {
  const ownerId = subjectOf(await backend.getAccessToken());
  const name = await storePicture(backend, BUCKET, `${ownerId}/${folder}`, content);
  return publicAddress(backend.url, BUCKET, name);
}

/**
 * Puts the artwork of an advertisement where only its owner and who decides on it see it.
 * @returns its name in the bucket
 * @throws AppError
 */
export async function uploadArtwork(backend: Backend, content: Blob): Promise<string> {
  const ownerId = subjectOf(await backend.getAccessToken());
  return storePicture(backend, 'artwork', `${ownerId}/ads`, content);
}

/**
 * Puts a picture into a bucket, under a name that is never used again.
 * @returns that name
 * @throws AppError
 */
export async function storePicture(
  backend: Backend,
  bucket: string,
  folder: string,
  content: Blob,
): Promise<string> {
  const name = `${folder}/${crypto.randomUUID()}.${pictureEndings[content.type]}`;
  const answer = await fetch(`${backend.url}/functions/v1/upload/${bucket}/${name}`, {
    method: 'POST',
    headers: { ...(await callerHeaders(backend)), 'Content-Type': content.type },
    body: content,
    signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
  }).catch((cause: unknown) => {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new AppError(isLate ? 'TIMEOUT' : 'OFFLINE', { cause });
  });
  if (!answer.ok) throw refusalOf(answer.status, await answer.text());
  return name;
}

/**
 * Puts a picture of the site itself into its bucket; the storage service asks for the right to it.
 * @throws AppError
 */
export async function uploadSitePicture(
  backend: Backend,
  place: { bucket: 'website' | 'website-banners'; folder: string },
  { file, content }: { file: File; content: Blob },
): Promise<string> {
  const { valid, error } = await validateFile(backend, file);
  if (!valid) throw new AppError('INVALID_INPUT', { message: error ?? '' });
  const name = await storePicture(backend, place.bucket, place.folder, content);
  return publicAddress(backend.url, place.bucket, name);
}

/**
 * Removes the person's own pictures that nothing shows any more.
 * @returns how many there were
 */
export async function removeUnusedPictures(backend: Backend): Promise<number> {
  const names = await readFunction(backend, 'my_unused_pictures', {}, z.array(z.string()));
  if (names.length === 0) return 0;
  await fetch(`${backend.url}/storage/v1/object/${BUCKET}`, {
    method: 'DELETE',
    headers: { ...(await callerHeaders(backend)), 'Content-Type': 'application/json' },
    body: JSON.stringify({ prefixes: names }),
    signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
  });
  return names.length;
}

/** Whom a token is about; the own folder bears that id, also right after an account was made. */
function subjectOf(token: string | null): string {
  const [, claims = ''] = (token ?? '').split('.');
  if (!claims) throw new AppError('NOT_SIGNED_IN');
  const json = atob(claims.replaceAll('-', '+').replaceAll('_', '/'));
  return (JSON.parse(json) as { sub: string }).sub;
}

async function callerHeaders(backend: Backend): Promise<Record<string, string>> {
  const token = await backend.getAccessToken();
  return { apikey: backend.key, ...(token && { Authorization: `Bearer ${token}` }) };
}

function refusalOf(status: number, message: string): AppError {
  const options = { status, message };
  if (status >= 500) return new AppError('SERVER', options);
  if (status === 429) return new AppError('RATE_LIMITED', options);
  // The storage service answers 400 to nearly everything; what it means stands in the body.
  if (status === 401 || status === 403 || /row-level security|Unauthorized|jwt/i.test(message)) {
    return new AppError('FORBIDDEN', options);
  }
  return new AppError('INVALID_INPUT', options);
}
