import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sitePaths } from '../../shell/site/site-paths';
import { collect } from '../release/collect';
import { readRegistry } from '../release/registry-file';
import { verifySite } from '../release/verify-site';
import { isLongRun } from '../run-size/run-size';
import { openBucket, type Bucket } from './bucket';
import { mirror } from './mirror';
import { faultsIn, pageIn, provideMirroredSite } from './mirrored-site.fixture';

const site = provideMirroredSite();
const { release, releaseBoth } = site;

test('a bucket holds what the directory does, as those say who signed it', async () => {
  await releaseBoth('mirror-1');
  expect(await mirror(site.dataDir, site.bucket)).toMatchObject({ revision: 2, removed: 0 });
  const trusted = JSON.parse(readFileSync(path.join(site.dataDir, 'keys/trusted.json'), 'utf8'));
  expect(await verifySite(site.bucket, trusted)).toEqual([]);

  await release('mf-events', 'mirror-2');
  const { written } = await mirror(site.dataDir, site.bucket);
  expect(await verifySite(site.bucket, trusted)).toEqual([]);
  // Only what is new has been brought.
  expect(written).toBe((await site.bucket.list('/remotes/mf-events/mirror-2/'))!.length + 1);
  expect(await mirror(site.dataDir, site.bucket)).toMatchObject({ written: 0, removed: 0 });
});

test('each object says what it is, and how long it may be kept', async () => {
  await releaseBoth('mirror-1');
  const published = sitePaths(site.dataDir).site;
  writeFileSync(
    path.join(sitePaths(site.dataDir).version('shell', 'mirror-1'), 'extra.js.br'),
    'br',
  );
  for (const folder of ['cards', 'kits'])
    await cp(
      sitePaths(site.dataDir).csp,
      path.join(published, folder, folder === 'kits' ? 'a.pdf' : 'a.png'),
    );
  await mirror(site.dataDir, site.bucket);
  const headers = async (address: string) => {
    const answer = await fetch(
      `${site.storage.url}/${site.bucket.name.replace('s3://', '')}${address}`,
    );
    const said = (name: string) => answer.headers.get(name) ?? '';
    return [said('content-type'), said('cache-control'), said('content-encoding')].join(' | ');
  };
  const forEver = 'public, max-age=31536000, immutable';
  expect({
    script: await headers('/shell/mirror-1/entry.js'),
    copy: await headers('/shell/mirror-1/extra.js.br'),
    list: await headers('/remotes/mf-events/mirror-1/contents.json'),
    page: await headers('/index.html'),
    registry: await headers('/registry/registry.json'),
    worker: await headers('/service-worker.js'),
    card: await headers('/cards/a.png'),
    kit: await headers('/kits/a.pdf'),
  }).toEqual({
    script: `text/javascript; charset=utf-8 | ${forEver} | `,
    copy: `text/javascript; charset=utf-8 | ${forEver} | br`,
    list: `application/json | ${forEver} | `,
    page: 'text/html; charset=utf-8 | no-cache | ',
    registry: 'application/json | no-cache | ',
    worker: 'text/javascript; charset=utf-8 | no-cache | ',
    card: 'image/png | public, max-age=86400 | ',
    kit: 'application/pdf | no-cache | ',
  });
});

/**
 * A bucket for somebody who dies: from their write `at` on nothing reaches it, and they hear no more of it. What was under way
 * by then arrives.
 */
function untilDeath(bucket: Bucket, at: number) {
  const underWay: Promise<unknown>[] = [];
  let die = () => {};
  const dead = new Promise<void>((resolve) => (die = resolve));
  const alive = <Given extends unknown[], T>(write: (...given: Given) => Promise<T>) =>
    function attempt(...given: Given): Promise<T> {
      if (underWay.length >= at) {
        die();
        return new Promise(() => {});
      }
      const written = write(...given);
      underWay.push(written);
      return written;
    };
  const { put, replace, remove } = bucket;
  return {
    bucket: { ...bucket, put: alive(put), replace: alive(replace), remove: alive(remove) },
    /** How many writes were begun before. */
    writes: () => underWay.length,
    death: () => dead.then(() => Promise.allSettled(underWay)),
  };
}

test('whoever is stopped while they bring a release leaves a whole site, and the next one finishes it', async () => {
  await releaseBoth('stop-first');
  await mirror(site.dataDir, site.bucket);
  await release('mf-events', 'stop-none');
  const whole = untilDeath(site.bucket, Infinity);
  await mirror(site.dataDir, whole.bucket);
  const writes = whole.writes();
  expect(writes).toBeGreaterThan(14);

  // Before the first, among the files, among the five documents at the end, and before the last of them.
  const some = [0, writes >> 1, writes - 4, writes - 1];
  const pages: number[] = [];
  const all = Array.from({ length: writes }, (_, n) => n);
  for (const at of isLongRun ? all : some) {
    const id = at % 2 === 0 ? 'mf-events' : 'shell';
    await release(id, `stop-${at}`);
    const stopped = untilDeath(site.bucket, at);
    // It never ends.
    void mirror(site.dataDir, stopped.bucket);
    await stopped.death();
    expect({ at, faults: await faultsIn(site.bucket) }).toEqual({ at, faults: [] });
    const { revision } = readRegistry(site.dataDir);
    pages.push(revision - ((await site.bucket.look('/index.html'))?.revision ?? 0));
    await mirror(site.dataDir, site.bucket);
    expect(await site.bucket.look('/index.html')).toMatchObject({ revision });
  }
  // The page comes last: there was always one of the release before.
  expect(new Set(pages)).toEqual(new Set([1]));
  expect(await verifySite(site.bucket)).toEqual([]);
}, 600_000);

test('two who bring releases at once lose none, and nothing older comes after', async () => {
  await releaseBoth('both-1');
  await mirror(site.dataDir, site.bucket);
  await release('mf-events', 'both-a');
  const first = mirror(site.dataDir, site.bucket);
  await release('shell', 'both-b');
  await Promise.all([first, mirror(site.dataDir, site.bucket)]);
  expect(await verifySite(site.bucket)).toEqual([]);
  const page = await pageIn(site.bucket);
  expect([page.includes('both-a'), page.includes('both-b')]).toEqual([true, true]);
});

test('a document is replaced by one who knows what is there, and by nobody else', async () => {
  const [older, newer] = [Buffer.from('older'), Buffer.from('newer')];
  expect(await site.bucket.replace('/index.html', older, 1, undefined)).toBe(true);
  expect(await site.bucket.replace('/index.html', newer, 2, undefined)).toBe(false);
  const known = await site.bucket.look('/index.html');
  expect(await site.bucket.replace('/index.html', newer, 2, known)).toBe(true);
  expect(await site.bucket.replace('/index.html', older, 3, known)).toBe(false);
  expect(String(await site.bucket.read('/index.html'))).toBe('newer');
});

test('a directory that fell behind, and one of another site, bring nothing', async () => {
  await releaseBoth('behind-1');
  const copy = mkdtempSync(path.join(tmpdir(), 'mirror-copy-'));
  await cp(site.dataDir, copy, { recursive: true });
  await release('mf-events', 'behind-2');
  await mirror(site.dataDir, site.bucket);
  const before = await pageIn(site.bucket);
  await expect(mirror(copy, site.bucket)).rejects.toThrow('has the site of revision 3');
  await release('mf-events', 'behind-3', 2, copy);
  await expect(mirror(copy, site.bucket)).rejects.toThrow('another one of revision 3');
  rmSync(copy, { recursive: true });

  const other = mkdtempSync(path.join(tmpdir(), 'mirror-other-'));
  for (const version of ['other-1', 'other-2', 'other-3', 'other-4'])
    await release('shell', version, 1, other);
  await expect(mirror(other, site.bucket)).rejects.toThrow('holds another site');
  rmSync(other, { recursive: true });
  expect(await pageIn(site.bucket)).toBe(before);
});

test('what the directory has let go of is removed, but no version of today', async () => {
  await releaseBoth('go-1');
  const card = path.join(sitePaths(site.dataDir).site, 'cards/a.png');
  await cp(sitePaths(site.dataDir).csp, card);
  await site.bucket.put('/of-somebody-else.txt', Buffer.from('stays'));
  await mirror(site.dataDir, site.bucket);
  for (let n = 2; n < 9; n++) await release('mf-events', `go-${n}`);
  rmSync(card);
  await collect({ dataDir: site.dataDir, days: -1 });
  expect(await mirror(site.dataDir, site.bucket)).toMatchObject({ removed: 1 });
  expect(await site.bucket.read('/cards/a.png')).toBeNull();
  expect(await site.bucket.read('/remotes/mf-events/go-1/entry.js')).not.toBeNull();
  expect(await site.bucket.read('/of-somebody-else.txt')).not.toBeNull();
});

test('who has no key of the storage writes nothing', async () => {
  await releaseBoth('secret-1');
  process.env['AWS_SECRET_ACCESS_KEY'] = 'guessed';
  try {
    await expect(mirror(site.dataDir, openBucket('s3://site/guessed'))).rejects.toThrow(
      /signature/i,
    );
  } finally {
    Object.assign(process.env, site.storage.env);
  }
});
