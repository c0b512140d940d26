import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { CONTENTS_FILE } from '../release/contents';
import type { SiteSource } from '../release/site-source';
import { headersOf } from './object-headers';

/** Something that lies in a bucket. */
export interface StoredObject {
  /** Of its content, as S3 says it: the MD5 in hex, unless the bucket is encrypted with a key of one's own. */
  tag: string;
  size: number;
  storedAt: Date;
}

/** A document that is replaced by releases. */
interface StoredDocument {
  tag: string;
  /** Of the registry that it belongs to. */
  revision: number;
}

/** A folder in S3-compatible storage that holds a published site, by its addresses. */
export interface Bucket extends SiteSource {
  name: string;
  /** Address → what lies there, of all that begins so. */
  listObjects: (prefix: string) => Promise<Map<string, StoredObject>>;
  put: (address: string, content: Buffer) => Promise<void>;
  /** What is there of a document; `undefined` where there is none. */
  look: (address: string) => Promise<StoredDocument | undefined>;
  /**
   * Replaces a document in one step, unless somebody else did since it was looked at.
   * @param known what was there then
   * @returns false when it is another one by now; nothing has been changed then
   */
  replace: (
    address: string,
    content: Buffer,
    revision: number,
    known: StoredDocument | undefined,
  ) => Promise<boolean>;
  remove: (address: string) => Promise<void>;
}

/** Is this how a bucket is named? */
export const isBucketAddress = (text: string): boolean => text.startsWith('s3://');

const REVISION_HEADER = 'x-amz-meta-revision';
/** The second is answered when two write at the very same time. */
const OVERTAKEN = [412, 409];

/** @throws Error that names what is missing */
function readSettings() {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
    AWS_REGION: region = 'us-east-1',
    AWS_ENDPOINT_URL: endpoint = `https://s3.${region}.amazonaws.com`,
  } = process.env;
  if (!accessKeyId || !secretAccessKey)
    throw new Error(
      'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: storage wants to know who writes.',
    );
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
    service: 's3',
    region,
    retries: 4,
  });
  return { client, endpoint: endpoint.replace(/\/$/, '') };
}

/**
 * The bucket of an address. Who we are, where it is and which region say the variables that every tool for S3 reads:
 * `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN`, `AWS_REGION`, and `AWS_ENDPOINT_URL` for storage that is
 * not Amazon's.
 * @param name `s3://bucket` or `s3://bucket/folder`
 */
export function openBucket(name: string): Bucket {
  const [, bucket, folder = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(name) ?? [];
  if (!bucket) throw new Error(`"${name}" is no bucket: write s3://bucket or s3://bucket/folder.`);
  const { client, endpoint } = readSettings();
  const root = folder ? `${folder}/` : '';
  const keyOf = (address: string) => root + address.replace(/^\//, '');
  const urlOf = (address: string) =>
    `${endpoint}/${bucket}/${keyOf(address).split('/').map(encodeURIComponent).join('/')}`;

  /** @throws Error with what the storage says, for any answer but success and those that are expected */
  async function ask(url: string, init: RequestInit, expected: number[] = []): Promise<Response> {
    const answer = await client.fetch(url, init);
    if (answer.ok || expected.includes(answer.status)) return answer;
    const said = /<Message>(.*?)<\/Message>/s.exec(await answer.text())?.[1];
    throw new Error(
      `${name}: ${init.method ?? 'GET'} is answered with ${answer.status}, ${said ?? answer.statusText}`,
    );
  }

  async function read(address: string): Promise<Buffer | null> {
    // Of a compressed copy its own bytes are wanted.
    const asItIs = /\.(br|gz)$/.test(address) ? '?response-content-encoding=identity' : '';
    const answer = await ask(urlOf(address) + asItIs, {}, [404]);
    if (answer.ok) return Buffer.from(await answer.arrayBuffer());
    await answer.body?.cancel();
    return null;
  }

  /** With its hash, so that nothing else is stored than was sent. */
  const write = (
    address: string,
    content: Buffer,
    headers: Record<string, string> = {},
    expected?: number[],
  ) => {
    const sum = createHash('sha256').update(content).digest('hex');
    const all = { ...headersOf(address), ...headers, 'x-amz-content-sha256': sum };
    const init = { method: 'PUT', headers: all, body: new Uint8Array(content) };
    return ask(urlOf(address), init, expected);
  };

  async function listObjects(prefix: string): Promise<Map<string, StoredObject>> {
    const found = new Map<string, StoredObject>();
    let next: string | undefined;
    do {
      const query = new URLSearchParams({
        'list-type': '2',
        prefix: keyOf(prefix),
        ...(next && { 'continuation-token': next }),
      });
      const xml = await (await ask(`${endpoint}/${bucket}?${query}`, {})).text();
      for (const [object] of xml.matchAll(/<Contents>.*?<\/Contents>/gs)) {
        found.set(`/${textIn(object, 'Key').slice(root.length)}`, {
          tag: textIn(object, 'ETag').replaceAll(/"|&quot;/g, ''),
          size: Number(textIn(object, 'Size')),
          storedAt: new Date(textIn(object, 'LastModified')),
        });
      }
      next = textIn(xml, 'NextContinuationToken');
    } while (next);
    return found;
  }

  return {
    name,
    read,
    listObjects,
    list: async (prefix) =>
      [...(await listObjects(prefix)).keys()]
        .map((address) => address.slice(prefix.length))
        .filter((file) => file !== CONTENTS_FILE)
        .toSorted(),
    readPolicy: async () => String((await read('/csp.txt')) ?? ''),

    async put(address, content) {
      await write(address, content);
    },

    async look(address) {
      const { ok, headers } = await ask(urlOf(address), { method: 'HEAD' }, [404]);
      if (!ok) return undefined;
      const tag = (headers.get('etag') ?? '').replaceAll('"', '');
      return { tag, revision: Number(headers.get(REVISION_HEADER)) };
    },

    async replace(address, content, revision, known) {
      const headers = {
        [REVISION_HEADER]: String(revision),
        ...(known ? { 'if-match': `"${known.tag}"` } : { 'if-none-match': '*' }),
      };
      return (await write(address, content, headers, OVERTAKEN)).ok;
    },

    async remove(address) {
      await ask(urlOf(address), { method: 'DELETE' }, [404]);
    },
  };
}

/** What stands in the first element of a name. Keys of a published site hold nothing that XML escapes. */
const textIn = (xml: string, element: string): string =>
  new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(xml)?.[1] ?? '';
