import { rmSync } from 'node:fs';
import path from 'node:path';
import { sitePaths } from '../../shell/site/site-paths';
import { readRegistry } from '../release/registry-file';
import { runOnce } from '../release/run-once.fixture';
import { verifySite } from '../release/verify-site';
import { mirror } from './mirror';
import { faultsIn, pageIn, provideMirroredSite } from './mirrored-site.fixture';

/** What mirror.test.ts asks in one process, here with processes of their own. */
const site = provideMirroredSite();
const { release, releaseBoth } = site;
const PARTS = 8;

const mirrorElsewhere = (killed?: AbortSignal) =>
  runOnce(
    path.join(import.meta.dirname, 'mirror-once.fixture.ts'),
    [site.dataDir, site.bucket.name],
    killed,
  );

test('a process that is killed at any of its writes leaves a whole site, and the next one finishes it', async () => {
  await releaseBoth('kill-first', PARTS);
  await mirror(site.dataDir, site.bucket);
  await release('shell', 'kill-none', PARTS);
  let writes = 0;
  site.storage.onWrite = () => (writes += 1);
  expect((await mirrorElsewhere()).isDone).toBe(true);
  const all = writes;

  for (let at = 1; at <= all; at++) {
    await release(at % 2 === 0 ? 'mf-events' : 'shell', `kill-${at}`, PARTS);
    const killing = new AbortController();
    writes = 0;
    site.storage.onWrite = () => {
      if ((writes += 1) === at) killing.abort();
    };
    await mirrorElsewhere(killing.signal);
    site.storage.onWrite = () => {};
    expect({ at, faults: await faultsIn(site.bucket) }).toEqual({ at, faults: [] });
    const { revision } = readRegistry(site.dataDir);
    // What a minute does: nobody holds what somebody was killed with.
    rmSync(`${sitePaths(site.dataDir).registry}.lock`, { recursive: true, force: true });
    await mirror(site.dataDir, site.bucket);
    expect(await site.bucket.look('/index.html')).toMatchObject({ revision });
  }
  expect(await verifySite(site.bucket)).toEqual([]);
}, 600_000);

test('two processes that bring releases at the same second lose none', async () => {
  await releaseBoth('both-1', PARTS);
  await mirror(site.dataDir, site.bucket);
  for (let n = 0; n < 2; n++) {
    await release('mf-events', `both-a${n}`, PARTS);
    const first = mirrorElsewhere();
    await release('shell', `both-b${n}`, PARTS);
    const [one, other] = await Promise.all([first, mirrorElsewhere()]);
    expect([one.isDone, other.isDone]).toEqual([true, true]);
    expect(await verifySite(site.bucket)).toEqual([]);
    const page = await pageIn(site.bucket);
    expect([page.includes(`both-a${n}`), page.includes(`both-b${n}`)]).toEqual([true, true]);
  }
}, 120_000);
