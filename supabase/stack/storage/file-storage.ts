import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '../lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type UploadBody = Parameters<StorageAdapter['uploadObject']>[3];

/** What is written beside each file. */
interface FileFacts {
  mimetype: string;
  cacheControl: string;
}

/**
 * Stores uploaded files in a folder. On disk they are named by a hash: object keys may hold characters
 * that file systems refuse, treat as folders, or do not tell apart.
 */
export function createFileStorage(folder: string): StorageAdapter {
  const fileOf = (bucket: string, key: string) => {
    const name = createHash('sha256').update(`${bucket}\n${key}`).digest('hex');
    return path.join(folder, name.slice(0, 2), name);
  };

  async function write(file: string, content: Uint8Array, facts: FileFacts) {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(factsFile(file), JSON.stringify(facts));
    await writeFile(file, content);
    return describe(file);
  }

  return {
    driver: null,
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const content = await readAll(body);
      return write(fileOf(bucket, key), content, { mimetype, cacheControl });
    },
    getObject: async (bucket, key, _version, headers) => {
      const file = fileOf(bucket, key);
      const metadata = await describe(file);
      if (headers?.ifNoneMatch === metadata.eTag) return { metadata, httpStatusCode: 304 };
      return { metadata, httpStatusCode: 200, body: await readFile(file) };
    },
    headObject: (bucket, key) => describe(fileOf(bucket, key)),
    copyObject: async (bucket, key, _version, targetBucket, targetKey) => {
      const [source, target] = [fileOf(bucket, key), fileOf(targetBucket, targetKey)];
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await copyFile(factsFile(source), factsFile(target));
      await copyFile(source, target);
      return { ...(await describe(target)), httpStatusCode: 200 };
    },
    deleteObject: (bucket, key) => remove(fileOf(bucket, key)),
    deleteObjects: async (bucket, keys) => {
      await Promise.all(keys.map((key) => remove(fileOf(bucket, key))));
    },
    privateAssetUrl: async (bucket, key) => `file://${fileOf(bucket, key)}`,
  };
}

const factsFile = (file: string) => `${file}.json`;

async function describe(file: string) {
  const [{ size, mtime }, facts] = await Promise.all([
    stat(file),
    readFile(factsFile(file), 'utf8').then((text) => JSON.parse(text) as FileFacts),
  ]);
  const eTag = `"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
  return { ...facts, size, contentLength: size, lastModified: mtime, eTag };
}

async function remove(file: string): Promise<void> {
  await Promise.all([rm(file, { force: true }), rm(factsFile(file), { force: true })]);
}

async function readAll(body: UploadBody): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  return new Uint8Array(await new Response(body as ReadableStream).arrayBuffer());
}
