import { AppError, callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { removeStoredFiles, storeFile, subjectOf } from '@spotlight/shared/stored-file';
import * as z from '@spotlight/shared/vendor/zod';
import { pictureEndings, publicAddress } from './picture.rules';

const BUCKET = 'media';
/** What a person's pictures are of; the server clears out of these what nothing shows. */
export type PictureFolder =
  | 'ads'
  | 'avatars'
  | 'campaigns'
  | 'events'
  | 'performers'
  | 'products'
  | 'spots'
  | 'venues';

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

/** In points. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * Puts the artwork of an advertisement where only its owner and who decides on it see it.
 * @param size that of a place; the server refuses a picture that has another
 * @returns its name in the bucket
 * @throws AppError
 */
export async function uploadArtwork(
  backend: Backend,
  content: Blob,
  { width, height }: Partial<PictureSize> = {},
): Promise<string> {
  const ownerId = subjectOf(await backend.getAccessToken());
  const ending = width && height ? `-${width}x${height}` : '';
  return storePicture(backend, 'artwork', `${ownerId}/ads`, content, ending);
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
  ending = '',
): Promise<string> {
  const name = `${folder}/${crypto.randomUUID()}${ending}.${pictureEndings[content.type]}`;
  await storeFile(backend, { bucket, name, content });
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
  await removeStoredFiles(backend, BUCKET, names);
  return names.length;
}
