import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { manifestOf, removeBuilds, writeBuild, type HandBuilt } from './hand-built.fixture';
import { publish } from './publish';
import { entryOf, readRegistry } from './registry-file';
import { runOnce } from './run-once.fixture';
import { siteInDirectory } from './site-source';
import { readTrustedKeys } from './team-keys';
import { verifySite } from './verify-site';
import { isLongRun, sized } from '../run-size/run-size';
import { sitePaths } from '../../shell/site/site-paths';

const PARTS = sized(2, 60);
const ROUNDS = 2;
const teams = ['shell', 'mf-events', 'mf-venues'] as const;
const dataDir = mkdtempSync(path.join(tmpdir(), 'same-second-'));

afterAll(() => {
  removeBuilds();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Publishes as each team does, in the long run in a process of its own. What keeps teams apart lies on the disk. */
async function releaseAlone(id: HandBuilt, version: string) {
  const info = await writeBuild(id, version, PARTS);
  const manifest = manifestOf(id);
  if (!isLongRun) return () => publish(dataDir, info, manifest);
  const script = path.join(import.meta.dirname, 'publish-once.fixture.ts');
  return () => runOnce(script, [dataDir, JSON.stringify({ info, manifest })]);
}

test('teams that release at the same second wait for one another, and none is lost', async () => {
  for (const id of teams)
    await publish(dataDir, await writeBuild(id, 'second-0', PARTS), manifestOf(id));
  for (let n = 1; n <= ROUNDS; n++) {
    const { revision } = readRegistry(dataDir);
    const ready = await Promise.all(teams.map((id) => releaseAlone(id, `second-${n}`)));
    await Promise.all(ready.map((release) => release()));

    const registry = readRegistry(dataDir);
    expect(registry.revision).toBe(revision + teams.length);
    for (const id of teams) {
      expect(entryOf(registry, id)).toMatchObject({
        active: `second-${n}`,
        lastGood: `second-${n - 1}`,
      });
    }
    const site = siteInDirectory(sitePaths(dataDir).site);
    expect(await verifySite(site, readTrustedKeys(dataDir))).toEqual([]);
  }
}, 90_000);

test('of two who release the same version, one is told that it is out', async () => {
  const release = await releaseAlone('mf-events', 'second-same');
  const both = await Promise.allSettled([release(), release()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(String(refused.reason)).toContain('is published already');
}, 60_000);
