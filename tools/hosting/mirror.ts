import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { registrySchema, type Registry } from '@spotlight/shared/contract/schema';
import { isImmutable } from '../../shell/site/cache-control';
import { CARD_FOLDER, KIT_FOLDER, PRERENDERED_FOLDER } from '../../shell/site/prerendered-page';
import { sitePaths } from '../../shell/site/site-paths';
import { readRegistry, withRegistry } from '../release/registry-file';
import { findForgeries } from '../release/signatures';
import { readTrustedKeys } from '../release/team-keys';
import type { Bucket, StoredObject } from './bucket';

const REGISTRY = '/registry/registry.json';
/**
 * What each release replaces, in the order in which it is published: whoever reads one of them finds all that it names, and
 * the page, which carries the registry, comes last.
 */
const documents = ['/csp.txt', '/robots.txt', '/service-worker.js', REGISTRY, '/index.html'];
/** Compressed by whoever serves it: copies could not be replaced in the same instant. */
const notMirrored = /^\/registry\/|(^|\/)[^/]+\.(tmp|partial|lock)(\/|$)/;

/** Folders in which what the directory has let go of is removed. Whatever else lies in the bucket is somebody's. */
const ownFolders = ['shell', 'remotes', PRERENDERED_FOLDER, CARD_FOLDER, KIT_FOLDER];

const AT_ONCE = 16;
const DAY_MS = 24 * 60 * 60_000;

/** What a mirror has done. */
interface Mirrored {
  revision: number;
  written: number;
  removed: number;
}

/** Thrown when the bucket has documents of a later release. */
class Overtaken extends Error {}

/**
 * Brings a published directory into a bucket: first what never changes, then what is drawn ahead, then the documents, one by
 * one, each only in the place of an older one. Whatever it is stopped at, the bucket holds a whole site.
 *
 * What the directory has let go of is removed there, versions a day after they came: somebody else may be bringing a new one.
 * @throws Error when the bucket holds another site, or is ahead of the directory
 */
export async function mirror(dataDir: string, bucket: Bucket): Promise<Mirrored> {
  for (;;) {
    const release = await withRegistry(dataDir, (registry) => readDocuments(dataDir, registry));
    await assertSameSite(dataDir, bucket, release);
    try {
      const written = await bring(dataDir, bucket);
      for (const [address, content] of release.documents)
        await bringDocument(bucket, address, content, release.revision);
      const removed = await removeOthers(dataDir, bucket);
      return { revision: release.revision, written, removed };
    } catch (fault) {
      // Somebody who published here meanwhile was quicker: what they brought holds this release as well.
      const isCaughtUp = readRegistry(dataDir).revision > release.revision;
      if (!(fault instanceof Overtaken && isCaughtUp)) throw fault;
    }
  }
}

/** What one release consists of. */
interface Release {
  revision: number;
  documents: (readonly [address: string, content: Buffer])[];
}

/** Read while nobody publishes. */
async function readDocuments(dataDir: string, { revision, shell }: Registry): Promise<Release> {
  if (!shell.active) throw new Error('Nothing is published here yet: npm run release -- shell');
  const { site } = sitePaths(dataDir);
  const read = documents.map(
    async (address) => [address, await readFile(path.join(site, address))] as const,
  );
  return { revision, documents: await Promise.all(read) };
}

/** A bucket is filled by those whose keys signed what it holds, and from one directory. */
async function assertSameSite(dataDir: string, bucket: Bucket, release: Release): Promise<void> {
  const text = await bucket.read(REGISTRY);
  if (!text) return;
  const registry = registrySchema.parse(JSON.parse(text.toString()));
  const faults = findForgeries(registry, readTrustedKeys(dataDir));
  const own = release.documents.find(([address]) => address === REGISTRY)?.[1];
  if (registry.revision === release.revision && !own?.equals(text))
    faults.push(`the registry there is another one of revision ${release.revision}`);
  if (faults.length === 0) return;
  const mend = `${bucket.name} holds another site, or was changed by somebody without a key. Name another folder, or empty this one.`;
  throw new Error([...faults, mend].join('\n'));
}

/** Files below the site but those that releases replace, by their addresses. */
async function listFiles(dataDir: string): Promise<string[]> {
  const { site } = sitePaths(dataDir);
  const found = await readdir(site, { recursive: true, withFileTypes: true });
  return found
    .filter((each) => each.isFile())
    .map((each) => `/${path.relative(site, path.join(each.parentPath, each.name))}`)
    .map((file) => file.split(path.sep).join('/'))
    .filter((address) => !documents.includes(address) && !notMirrored.test(address));
}

/** Brings the files that the bucket has not. @returns how many */
async function bring(dataDir: string, bucket: Bucket): Promise<number> {
  const { site } = sitePaths(dataDir);
  const stored = await bucket.listObjects('/');
  const queue = await listFiles(dataDir);
  let written = 0;
  const work = async () => {
    for (let address = queue.shift(); address; address = queue.shift()) {
      const file = path.join(site, address);
      if (await isThere(address, file, stored.get(address))) continue;
      // What is drawn ahead may be taken away at any time.
      const content = await readFile(file).catch(() => null);
      if (!content) continue;
      await bucket.put(address, content);
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return written;
}

async function isThere(address: string, file: string, stored?: StoredObject): Promise<boolean> {
  if (!stored || !existsSync(file)) return false;
  if (isImmutable(address)) return (await stat(file)).size === stored.size;
  return stored.tag === md5(await readFile(file));
}

const md5 = (content: Buffer) => createHash('md5').update(content).digest('hex');

/** Puts a document in the place of an older one. @throws Overtaken when there is a newer one */
async function bringDocument(
  bucket: Bucket,
  address: string,
  content: Buffer,
  revision: number,
): Promise<void> {
  for (;;) {
    const known = await bucket.look(address);
    if (known && known.revision > revision) {
      throw new Overtaken(
        `${bucket.name} has the site of revision ${known.revision}, this directory that of ${revision}. Nothing older is put in its place: is this the directory that it was filled from?`,
      );
    }
    if (known?.revision === revision && known.tag === md5(content)) return;
    if (await bucket.replace(address, content, revision, known)) return;
  }
}

/** Removes what the directory has let go of. @returns how many files */
async function removeOthers(dataDir: string, bucket: Bucket): Promise<number> {
  const { site } = sitePaths(dataDir);
  const others: string[] = [];
  for (const folder of ownFolders) {
    for (const [address, { storedAt }] of await bucket.listObjects(`/${folder}/`)) {
      const isSettled = !isImmutable(address) || Date.now() - storedAt.getTime() > DAY_MS;
      if (isSettled && !existsSync(path.join(site, address))) others.push(address);
    }
  }
  for (const address of others) await bucket.remove(address);
  return others.length;
}
