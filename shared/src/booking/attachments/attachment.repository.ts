import type { Backend } from '@spotlight/shared/data';
import { readStoredFile, storeFile, subjectOf } from '@spotlight/shared/stored-file';
import { endingOf } from './attachment.rules';

const BUCKET = 'attachments';

export interface NewAttachment {
  bookingId: string;
  content: Blob;
  /** How much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Puts a file into the folder that the signed-in person has in a booking. It is nobody else's until it goes with a
 * message, and is removed after a day without one.
 * @returns its path in the bucket
 * @throws AppError
 */
export async function uploadAttachment(
  backend: Backend,
  { bookingId, content, onProgress }: NewAttachment,
): Promise<string> {
  const ownerId = subjectOf(await backend.getAccessToken());
  const name = `${bookingId}/${ownerId}/${crypto.randomUUID()}.${endingOf(content.type)}`;
  await storeFile(backend, { bucket: BUCKET, name, content }, onProgress);
  return name;
}

/** Reads a file that went with a message. */
export const readAttachment = (backend: Backend, path: string) =>
  readStoredFile(backend, BUCKET, path);
