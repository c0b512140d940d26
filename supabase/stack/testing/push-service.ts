import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import { createSelfSignedCertificate } from './self-signed-certificate';

/** What a browser has of a subscription, to read what is sent to it. */
export interface PushBrowser {
  privateKey: Buffer;
  publicKey: Buffer;
  auth: Buffer;
}

/** A message that has arrived, as the browser reads it. */
interface ReceivedPush {
  path: string;
  payload: unknown;
  ttl: string | undefined;
  urgency: string | undefined;
  /** Who the sender says that it can be written to. */
  contact: string | undefined;
}

export interface PushAnswer {
  status: number;
  headers?: Record<string, string>;
}

/**
 * A push service of this machine, by the standards: over TLS, takes only what is signed (RFC 8292) with the key that
 * the browser subscribed with, and what the browser can decrypt (RFC 8291).
 * @param folder for its certificate
 */
export async function startPushService(folder: string, applicationKey: string) {
  const files = createSelfSignedCertificate(folder);
  if (!files) throw new Error('There is no openssl here.');
  const certificate = await readFile(files.certificate);
  const browsers = new Map<string, PushBrowser>();
  const answers = new Map<string, PushAnswer>();
  const received: ReceivedPush[] = [];
  let requests = 0;

  const server = createServer(
    { cert: certificate, key: await readFile(files.key) },
    (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        requests += 1;
        const path = request.url ?? '';
        const answer = async (): Promise<PushAnswer> => {
          const browser = browsers.get(path);
          if (!browser) return { status: 404 };
          const { authorization = '', host } = request.headers;
          const contact = await contactOf(authorization, `https://${host}`, applicationKey);
          const early = answers.get(path);
          if (early) return early;
          if (request.headers['content-encoding'] !== 'aes128gcm') return { status: 415 };
          received.push({
            path,
            payload: JSON.parse(decrypt(Buffer.concat(parts), browser)),
            ttl: request.headers['ttl'] as string | undefined,
            urgency: request.headers['urgency'] as string | undefined,
            contact,
          });
          return { status: 201 };
        };
        answer()
          .catch((): PushAnswer => ({ status: 403 }))
          .then(({ status, headers }) =>
            response.writeHead(status, headers).end('more than a head'),
          )
          .catch(() => response.destroy());
      });
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const lookup: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);
  return {
    received,
    requests: () => requests,
    /** Connects every name to this service. */
    connection: { port, lookup, ca: certificate, checkServerIdentity: () => undefined },
    register: (endpoint: string, browser: PushBrowser) =>
      void browsers.set(new URL(endpoint).pathname, browser),
    /** What it answers from now on to messages for a browser; null takes them. */
    answerWith(endpoint: string, answer: PushAnswer | null) {
      const { pathname } = new URL(endpoint);
      if (answer) answers.set(pathname, answer);
      else answers.delete(pathname);
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** The contact in a token that is signed with the application's key for this very service. */
async function contactOf(authorization: string, audience: string, applicationKey: string) {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  if (key !== applicationKey) throw new Error('another key than the browser subscribed with');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
    // The port is the machine's, not the address's.
    audience: audience.replace(/:\d+$/, ''),
    maxTokenAge: undefined,
  });
  if (!payload.exp || payload.exp * 1000 > Date.now() + 24 * 3_600_000) throw new Error('too long');
  return payload['sub'];
}

/** RFC 8188 and RFC 8291, from the side of the browser. */
function decrypt(body: Buffer, { privateKey, publicKey, auth }: PushBrowser): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
  const material = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with 2, and with as many zeros as were thought good.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
