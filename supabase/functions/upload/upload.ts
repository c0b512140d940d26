import { kindOf } from './file-kind.ts';
import { sizeOf, type PictureSize } from './picture-size.ts';
import { withoutMetadata } from './without-metadata.ts';

/** The services of the project that the function stands before. */
export interface Project {
  /** Calls a function of the database with the caller's headers. */
  callAsCaller(name: string, args: object, caller: Request): Promise<Response>;
  /** Puts a file into the storage, with the right to all buckets. */
  store(path: string, file: Blob, headers: Record<string, string>): Promise<Response>;
}

const MAX_BYTES = 5 * 1024 * 1024;
/** What a form has around its file. */
const FORM_BYTES = 4096;
const PATH = /^\/(?:functions\/v1\/)?upload\/([a-z-]+)\/(.+)$/;

/**
 * `POST /functions/v1/upload/{bucket}/{name}`: takes a file into the storage, as its only way in. The storage
 * service believes what a file says of itself; here it is opened. Whoever may write there is asked of
 * the database (`may_store_file`), before the file is read. It comes as the body, or in a form, as the platform's own
 * library sends it.
 *
 * Answers what the storage answers, or `{statusCode, error, message}` as it does: 400 for an address that
 * is none, 401 and 403 for who may not, 409 for a name that is taken, 413 above 5 MB, 415 (`INVALID_FILE`) for
 * content that is not what its type says or not whole, or whose size is not the one that its name states.
 */
export async function upload(request: Request, project: Project): Promise<Response> {
  if (request.method !== 'POST') return refusal(405, 'METHOD_NOT_ALLOWED', 'Files are posted.');
  const [, bucket, encodedName] = PATH.exec(new URL(request.url).pathname) ?? [];
  const name = encodedName === undefined ? undefined : decoded(encodedName);
  if (!bucket || !name) return refusal(400, 'INVALID_KEY', 'There is no such place for files.');
  if (Number(request.headers.get('Content-Length')) > MAX_BYTES + FORM_BYTES) return tooLarge();

  const answer = await project.callAsCaller(
    'may_store_file',
    { p_bucket: bucket, p_name: name },
    request,
  );
  if (!answer.ok) return refusal(answer.status, 'UNAUTHORIZED', await answer.text());
  if ((await answer.json()) !== true) {
    return refusal(403, 'FORBIDDEN', 'Files of this name are not the caller’s to store.');
  }

  const file = await fileIn(request);
  if (!file) return notWhatItSays();
  if (file.size > MAX_BYTES) return tooLarge();
  const content = new Uint8Array(await file.arrayBuffer());
  const kind = kindOf(file.type, content);
  if (!kind) return notWhatItSays();
  let clean: Uint8Array<ArrayBuffer>;
  try {
    clean = withoutMetadata(kind, content);
  } catch {
    return notWhatItSays();
  }
  const stated = sizeInName(bucket, name);
  if (stated && !isSame(stated, sizeOf(kind, clean))) return notAsLarge();
  return project.store(`${bucket}/${encodedName}`, new Blob([clean], { type: kind }), {
    'Content-Type': kind,
    'Cache-Control': 'max-age=31536000',
  });
}

/** The file that was sent; null for a form that is none, or has none. */
async function fileIn(request: Request): Promise<Blob | null> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? '')) {
    return request.blob();
  }
  try {
    const values = Array.from((await request.formData()).values());
    return values.find((value) => typeof value !== 'string') ?? null;
  } catch {
    return null;
  }
}

/** Artwork that is placed says its size in its name (`-1200x600.png`), which the database then goes by. */
function sizeInName(bucket: string, name: string): PictureSize | null {
  const [, width, height] = /-(\d+)x(\d+)\.[a-z]+$/.exec(name) ?? [];
  return bucket === 'artwork' && width ? { width: Number(width), height: Number(height) } : null;
}

const isSame = (stated: PictureSize, size: PictureSize | null) =>
  size !== null && size.width === stated.width && size.height === stated.height;

function decoded(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

const tooLarge = () => refusal(413, 'PAYLOAD_TOO_LARGE', 'A file has at most 5 MB.');
const notWhatItSays = () =>
  refusal(415, 'INVALID_FILE', 'The content of the file is not what its type says.');

const notAsLarge = () =>
  refusal(415, 'INVALID_FILE', 'The picture has not the size that its name states.');

const refusal = (status: number, code: string, message: string) =>
  Response.json(
    { statusCode: String(status), code, error: code, message },
    { status, headers: { 'Cache-Control': 'no-store' } },
  );
