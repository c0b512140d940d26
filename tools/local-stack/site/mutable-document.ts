import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';
type Transform = (text: string) => string;

interface Rendition {
  /** Changes with the file. */
  stamp: string;
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

const compressWith = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * A file that is replaced while the site runs, such as `index.html` or the registry. It is read again
 * whenever it changed, and compressed here: the compressed copy beside it is a second file, and the
 * two cannot be replaced in the same instant.
 */
export function mutableDocument(
  file: string,
  contentType: string,
  transform: Transform = (t) => t,
) {
  let rendition: Rendition | null = null;

  async function current(): Promise<Rendition | null> {
    const stats = await stat(file).catch(() => null);
    if (!stats?.isFile()) return null;
    const stamp = `${stats.ino}-${stats.size}-${stats.mtimeMs}`;
    if (rendition?.stamp !== stamp) rendition = await render(stamp);
    return rendition;
  }

  async function render(stamp: string): Promise<Rendition> {
    const identity = Buffer.from(transform(await readFile(file, 'utf8')));
    const [br, gzipped] = await Promise.all([
      compressWith.br(identity),
      compressWith.gzip(identity),
    ]);
    const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
    return { stamp, etag: hash, bodies: { br, gzip: gzipped, identity } };
  }

  /** Answers with the document; false when there is no such file. */
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
