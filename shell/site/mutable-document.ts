import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';
type Compose = (...texts: string[]) => string;

interface Rendition {
  /** Changes with the file. */
  stamp: string;
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

const brotli = promisify(brotliCompress);
/** The last steps of brotli cost a tenth of a second a page, and save hardly a byte. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const compressWith = {
  br: (body: Buffer) => brotli(body, brotliOptions),
  gzip: promisify(gzip),
};

/**
 * A file that is replaced while the site runs, such as `index.html` or the registry, or several that
 * make one document. They are read again whenever one changed, and compressed here: the compressed copy
 * beside it is a second file, and the two cannot be replaced in the same instant.
 */
export function mutableDocument(
  files: string | readonly string[],
  contentType: string,
  compose: Compose = (text = '') => text,
) {
  const sources = [files].flat();
  let rendition: Rendition | null = null;

  async function current(): Promise<Rendition | null> {
    const found = await Promise.all(sources.map((file) => stat(file).catch(() => null)));
    if (!found.every((stats) => stats?.isFile())) return null;
    const stamp = found.map((stats) => `${stats?.ino}-${stats?.size}-${stats?.mtimeMs}`).join();
    if (rendition?.stamp !== stamp) rendition = await render(stamp);
    return rendition;
  }

  async function render(stamp: string): Promise<Rendition> {
    const texts = await Promise.all(sources.map((file) => readFile(file, 'utf8')));
    const identity = Buffer.from(compose(...texts));
    const [br, gzipped] = await Promise.all([
      compressWith.br(identity),
      compressWith.gzip(identity),
    ]);
    const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
    return { stamp, etag: hash, bodies: { br, gzip: gzipped, identity } };
  }

  /** Answers with the document; false when a file of it is missing. */
  return async function send(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const document = await current();
    if (!document) return false;
    const encoding = acceptedEncoding(request);
    const etag = `W/"${document.etag}"`;
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('ETag', etag);
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return true;
    }
    const body = document.bodies[encoding];
    response.setHeader('Content-Type', contentType);
    response.setHeader('Content-Length', body.length);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}

function acceptedEncoding(request: IncomingMessage): Encoding {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
