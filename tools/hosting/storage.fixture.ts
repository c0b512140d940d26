import S3rver from '@20minutes/s3rver';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Who may write, as this server has it built in. */
const ACCOUNT = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/**
 * S3-compatible storage of one's own, with a bucket `site`. It checks signatures. What it lacks stands in front of it: an object
 * is taken when all of it has come, one request at a time, so that no list holds half of one, and `If-Match` and `If-None-Match` decide about writing
 * as they do at Amazon, MinIO and R2.
 */
export async function startStorage() {
  const directory = mkdtempSync(path.join(tmpdir(), 'storage-'));
  const s3rver = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'site' }],
  });
  const { port } = await s3rver.run();
  let queue = Promise.resolve();
  const storage = {
    /** Called when an object has come and before it is stored. */
    onWrite: () => {},
  };

  const server = createServer((asked, answer) => {
    const { method, url = '/', headers } = asked;
    const [key = ''] = url.split('?');
    void (async () => {
      const body = await bodyOf(asked).catch(() => null);
      if (!body) return;
      if (method === 'PUT') storage.onWrite();
      const inTurn = queue.then(async () => {
        if (method === 'PUT' && !(await mayWrite(port, key, headers))) {
          answer.writeHead(412, { 'content-type': 'application/xml' });
          answer.end('<Error><Code>PreconditionFailed</Code></Error>');
          return;
        }
        const given = await send({ port, method, path: url, headers }, body);
        const content = await bodyOf(given);
        answer.writeHead(given.statusCode ?? 500, given.headers).end(content);
      });
      queue = inTurn.catch(() => answer.destroy()).then(() => {});
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return Object.assign(storage, {
    /** The variables that tools for S3 read. */
    env: { ...ACCOUNT, AWS_REGION: 'us-east-1', AWS_ENDPOINT_URL: url },
    url,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await s3rver.close();
      rmSync(directory, { recursive: true, force: true });
    },
  });
}

/** @throws Error when whoever sends it went away */
async function bodyOf(asked: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of asked) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function send(options: RequestOptions, body?: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', ...options }, resolve)
      .on('error', reject)
      .end(body);
  });
}

async function mayWrite(
  port: number,
  key: string,
  { 'if-match': ifMatch, 'if-none-match': ifNoneMatch }: IncomingMessage['headers'],
): Promise<boolean> {
  if (!ifMatch && !ifNoneMatch) return true;
  const there = await send({ port, method: 'HEAD', path: key });
  there.resume();
  if (ifMatch) return there.headers.etag === ifMatch;
  return there.statusCode === 404;
}
