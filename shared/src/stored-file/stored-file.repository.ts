import { AppError, type Backend } from '@spotlight/shared/data';
import { sendWithProgress } from './send-with-progress';

/** A file of 5 MB through a slow phone. */
const FILE_TIMEOUT_MS = 90_000;

export interface NewFile {
  bucket: string;
  /** Its whole name in the bucket; never used again. */
  name: string;
  content: Blob;
}

/**
 * Puts a file into a bucket, by the one function that looks into files.
 * @param onProgress how much has been sent, from 0 to 1
 * @throws AppError
 */
export async function storeFile(
  backend: Backend,
  { bucket, name, content }: NewFile,
  onProgress?: (share: number) => void,
): Promise<void> {
  const url = `${backend.url}/functions/v1/upload/${bucket}/${name}`;
  const headers = { ...(await callerHeaders(backend)), 'Content-Type': content.type };
  if (onProgress) {
    const answer = await sendWithProgress({ url, headers, content, onProgress });
    if (!answer.ok) throw refusalOf(answer.status, answer.text);
    return;
  }
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body: content,
    signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
  }).catch(rethrow);
  if (!answer.ok) throw refusalOf(answer.status, await answer.text());
}

/**
 * Reads a file of a private bucket with the right of whoever is signed in.
 * @throws AppError
 */
export async function readStoredFile(
  backend: Backend,
  bucket: string,
  name: string,
): Promise<Blob> {
  const { storage } = await backend.rest().catch(rethrow);
  const { data, error } = await storage.from(bucket).download(name);
  if (data) return data;
  const { message } = error;
  // Who may not see a file is told that there is none.
  throw /not.?found/i.test(message)
    ? new AppError('NOT_FOUND', { status: 404, message })
    : storageFault(error);
}

/**
 * Removes own files.
 * @throws AppError
 */
export async function removeStoredFiles(
  backend: Backend,
  bucket: string,
  names: string[],
): Promise<void> {
  const { storage } = await backend.rest().catch(rethrow);
  const { error } = await storage.from(bucket).remove(names);
  if (error) throw storageFault(error);
}

interface StorageFault {
  message: string;
  /** Of the answer; there was none. */
  status?: number | undefined;
  /** What the service means by it. */
  statusCode?: string | undefined;
  originalError?: unknown;
}

function storageFault({ message, status, statusCode, originalError }: StorageFault): AppError {
  return status === undefined
    ? networkFault(originalError)
    : refusalOf(Number(statusCode) || status, message);
}

/** Whom a token is about; the own folder bears that id, also right after an account was made. */
export function subjectOf(token: string | null): string {
  const [, claims = ''] = (token ?? '').split('.');
  if (!claims) throw new AppError('NOT_SIGNED_IN');
  const json = atob(claims.replaceAll('-', '+').replaceAll('_', '/'));
  return (JSON.parse(json) as { sub: string }).sub;
}

/** The key of the site, and the token of whoever is signed in. */
export async function callerHeaders(backend: Backend): Promise<Record<string, string>> {
  const token = await backend.getAccessToken();
  return { apikey: backend.key, ...(token && { Authorization: `Bearer ${token}` }) };
}

function networkFault(cause: unknown): AppError {
  const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
  return new AppError(isLate ? 'TIMEOUT' : 'OFFLINE', { cause });
}

function rethrow(cause: unknown): never {
  throw networkFault(cause);
}

function refusalOf(status: number, message: string): AppError {
  const options = { status, message };
  if (status >= 500) return new AppError('SERVER', options);
  if (status === 429) return new AppError('RATE_LIMITED', options);
  if (status === 415) return new AppError('INVALID_FILE', options);
  if (/bucket not found/i.test(message)) return new AppError('NOT_FOUND', options);
  // The storage service answers 400 to nearly everything; what it means stands in the body.
  if (status === 401 || status === 403 || /row-level security|Unauthorized|jwt/i.test(message)) {
    return new AppError('FORBIDDEN', options);
  }
  return new AppError('INVALID_INPUT', options);
}
