import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registrySchema } from '@spotlight/shared/contract/schema';
import { readJsonBlock } from '../../shell/site/json-block';
import { sitePaths } from '../../shell/site/site-paths';
import { collect } from '../release/collect';
import {
  manifestOf,
  removeBuilds,
  writeBuild,
  type HandBuilt,
} from '../release/hand-built.fixture';
import { publish } from '../release/publish';
import { readRegistry } from '../release/registry-file';
import { runOnce } from '../release/run-once.fixture';
import { faultsOfVersion, verifySite } from '../release/verify-site';
import { openBucket, type Bucket } from './bucket';
import { mirror } from './mirror';
import { startStorage } from './storage.fixture';

let storage: Awaited<ReturnType<typeof startStorage>>;
let dataDir: string;
let bucket: Bucket;
let folders = 0;
/**
 * Enough for bringing them to take a while. All versions of a test have to be fewer than a thousand files: s3rver cannot list more
 * with the OpenSSL of today (bucket.test.ts does).
 */
const PARTS = 8;
const KILLS = 20;

beforeAll(async () => {
  storage = await startStorage();
  Object.assign(process.env, storage.env);
});
afterAll(() => storage.close());

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'mirror-'));
  bucket = openBucket(`s3://site/of-test-${(folders += 1)}`);
});
afterEach(() => {
  removeBuilds();
  rmSync(dataDir, { recursive: true, force: true });
});

async function release(id: HandBuilt, version: string, parts = 2, to = dataDir) {
  await publish(to, await writeBuild(id, version, parts), manifestOf(id));
}
async function releaseBoth(version: string, parts?: number) {
  for (const id of ['shell', 'mf-events'] as const) await release(id, version, parts);
}
const mirrorElsewhere = (afterMs: number | null = null) =>
  runOnce(
    path.join(import.meta.dirname, 'mirror-once.fixture.ts'),
    [dataDir, bucket.name],
    afterMs,
  );
const pageThere = async () => String(await bucket.read('/index.html'));

/** What is wrong with what visitors get now: a file that the registry for open tabs leads to, or the page. */
async function faultsThere(): Promise<string[]> {
  const registry = registrySchema.parse(
    JSON.parse(String(await bucket.read('/registry/registry.json'))),
  );
  const entries = Object.entries({ shell: registry.shell, ...registry.remotes });
  const kept = entries.flatMap(([id, { active, lastGood = active }]) =>
    [...new Set([active, lastGood])].map((version) => ({ id, version })),
  );
  const faults: string[] = [];
  for (const { id, version } of kept)
    faults.push(...(await faultsOfVersion(bucket, registry, id, version)));

  const page = await pageThere();
  const carried = registrySchema.parse(readJsonBlock(page, 'app-registry'));
  if (!page.endsWith('</script></html>')) faults.push('the page is not whole');
  // It may be of the release before.
  for (const { active } of [carried.shell, ...Object.values(carried.remotes)])
    if (!kept.some(({ version }) => version === active)) faults.push(`${active} is gone`);
  return faults;
}

test('a bucket holds what the directory does, as those say who signed it', async () => {
  await releaseBoth('mirror-1');
  expect(await mirror(dataDir, bucket)).toMatchObject({ revision: 2, removed: 0 });
  const trusted = JSON.parse(readFileSync(path.join(dataDir, 'keys/trusted.json'), 'utf8'));
  expect(await verifySite(bucket, trusted)).toEqual([]);

  await release('mf-events', 'mirror-2');
  const { written } = await mirror(dataDir, bucket);
  expect(await verifySite(bucket, trusted)).toEqual([]);
  // Only what is new has been brought.
  expect(written).toBe((await bucket.list('/remotes/mf-events/mirror-2/'))!.length + 1);
  expect(await mirror(dataDir, bucket)).toMatchObject({ written: 0, removed: 0 });
});

test('each object says what it is, and how long it may be kept', async () => {
  await releaseBoth('mirror-1');
  const { site } = sitePaths(dataDir);
  writeFileSync(path.join(sitePaths(dataDir).version('shell', 'mirror-1'), 'extra.js.br'), 'br');
  for (const folder of ['cards', 'kits'])
    await cp(
      sitePaths(dataDir).csp,
      path.join(site, folder, folder === 'kits' ? 'a.pdf' : 'a.png'),
    );
  await mirror(dataDir, bucket);
  const headers = async (address: string) => {
    const answer = await fetch(`${storage.url}/${bucket.name.replace('s3://', '')}${address}`);
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

test('bringing a release that is killed leaves a whole site, and the next one finishes it', async () => {
  await releaseBoth('kill-first', PARTS);
  await mirror(dataDir, bucket);
  await release('shell', 'kill-none', PARTS);
  const { took } = await mirrorElsewhere();
  expect(await verifySite(bucket)).toEqual([]);

  let interrupted = 0;
  let halfway = 0;
  for (let n = 0; n < KILLS; n++) {
    await release(n % 2 === 0 ? 'mf-events' : 'shell', `kill-${n}`, PARTS);
    const { isDone } = await mirrorElsewhere((took * (n + 0.5)) / KILLS);
    if (!isDone) interrupted += 1;
    expect({ n, faults: await faultsThere() }).toEqual({ n, faults: [] });
    const { revision } = readRegistry(dataDir);
    if ((await bucket.look('/index.html'))?.revision !== revision) halfway += 1;
    // What a minute does: nobody holds what somebody was killed with.
    rmSync(`${sitePaths(dataDir).registry}.lock`, { recursive: true, force: true });
    await mirror(dataDir, bucket);
    expect(await bucket.look('/index.html')).toMatchObject({ revision });
  }
  expect(interrupted).toBeGreaterThan(KILLS / 4);
  expect(halfway).toBeGreaterThan(KILLS / 4);
  expect(await verifySite(bucket)).toEqual([]);
}, 300_000);

test('two who bring releases at the same second lose none, and nothing older comes after', async () => {
  await releaseBoth('both-1', PARTS);
  await mirror(dataDir, bucket);
  for (let n = 0; n < 2; n++) {
    await release('mf-events', `both-a${n}`, PARTS);
    const first = mirrorElsewhere();
    await release('shell', `both-b${n}`, PARTS);
    const [one, other] = await Promise.all([first, mirrorElsewhere()]);
    expect([one.isDone, other.isDone]).toEqual([true, true]);
    expect(await verifySite(bucket)).toEqual([]);
    expect(await pageThere()).toContain(`both-b${n}`);
    expect(await pageThere()).toContain(`both-a${n}`);
  }
}, 120_000);

test('a document is replaced by one who knows what is there, and by nobody else', async () => {
  const [older, newer] = [Buffer.from('older'), Buffer.from('newer')];
  expect(await bucket.replace('/index.html', older, 1, undefined)).toBe(true);
  expect(await bucket.replace('/index.html', newer, 2, undefined)).toBe(false);
  const known = await bucket.look('/index.html');
  expect(await bucket.replace('/index.html', newer, 2, known)).toBe(true);
  expect(await bucket.replace('/index.html', older, 3, known)).toBe(false);
  expect(String(await bucket.read('/index.html'))).toBe('newer');
});

test('a directory that fell behind, and one of another site, bring nothing', async () => {
  await releaseBoth('behind-1');
  const copy = mkdtempSync(path.join(tmpdir(), 'mirror-copy-'));
  await cp(dataDir, copy, { recursive: true });
  await release('mf-events', 'behind-2');
  await mirror(dataDir, bucket);
  const before = await pageThere();
  await expect(mirror(copy, bucket)).rejects.toThrow('has the site of revision 3');
  await release('mf-events', 'behind-3', 2, copy);
  await expect(mirror(copy, bucket)).rejects.toThrow('another one of revision 3');
  rmSync(copy, { recursive: true });

  const other = mkdtempSync(path.join(tmpdir(), 'mirror-other-'));
  for (const version of ['other-1', 'other-2', 'other-3', 'other-4'])
    await release('shell', version, 1, other);
  await expect(mirror(other, bucket)).rejects.toThrow('holds another site');
  rmSync(other, { recursive: true });
  expect(await pageThere()).toBe(before);
});

test('what the directory has let go of is removed, but no version of today', async () => {
  await releaseBoth('go-1');
  const card = path.join(sitePaths(dataDir).site, 'cards/a.png');
  await cp(sitePaths(dataDir).csp, card);
  await bucket.put('/of-somebody-else.txt', Buffer.from('stays'));
  await mirror(dataDir, bucket);
  for (let n = 2; n < 9; n++) await release('mf-events', `go-${n}`);
  rmSync(card);
  await collect({ dataDir, days: -1 });
  expect(await mirror(dataDir, bucket)).toMatchObject({ removed: 1 });
  expect(await bucket.read('/cards/a.png')).toBeNull();
  expect(await bucket.read('/remotes/mf-events/go-1/entry.js')).not.toBeNull();
  expect(await bucket.read('/of-somebody-else.txt')).not.toBeNull();
});

test('who has no key of the storage writes nothing', async () => {
  await releaseBoth('secret-1');
  process.env['AWS_SECRET_ACCESS_KEY'] = 'guessed';
  try {
    await expect(mirror(dataDir, openBucket('s3://site/guessed'))).rejects.toThrow(/signature/i);
  } finally {
    Object.assign(process.env, storage.env);
  }
});
