import { readFileSync, writeFileSync } from 'node:fs';
import { isOnCanary } from '@spotlight/shared/contract/canary';
import { resolveRemote, type Registry } from '@spotlight/shared/contract/schema';
import { sitePaths } from '../../shell/site/site-paths';
import { promoteCanary, stopCanary } from './canary';
import { carriedRegistry } from './carried-registry';
import { provideReleases } from './kept-site.fixture';
import { readRegistry } from './registry-file';
import { rollBack } from './roll-back';
import { siteInDirectory } from './site-source';
import { readTrustedKeys } from './team-keys';
import { verifySite } from './verify-site';

const id = 'mf-events';
const { dataDir, release } = provideReleases(async (releaseFirst) => {
  await releaseFirst('shell', 'canary-1');
  await releaseFirst(id, 'canary-1');
  await releaseFirst(id, 'canary-2', { canary: { percent: 50 } });
});
const entry = () => readRegistry(dataDir).remotes[id]!;
const verify = () => verifySite(siteInDirectory(sitePaths(dataDir).site), readTrustedKeys(dataDir));

test('a page carries both versions, the active one stands in for the canary, and the site is what was released', async () => {
  const registry = carriedRegistry(readRegistry(dataDir));
  const choose = (pin?: string) =>
    resolveRemote(registry, id, {
      contractVersion: '1.4.0',
      ...(pin && {
        isOnCanary: (of, remote) => isOnCanary(of, remote, { place: '0', pin: `${id}@${pin}` }),
      }),
    });
  expect(choose()).toMatchObject({ version: 'canary-1', source: 'active' });
  expect(choose('canary-1')).toMatchObject({ version: 'canary-1', standIns: [] });
  expect(choose('canary-2')).toMatchObject({
    version: 'canary-2',
    source: 'canary',
    standIns: [{ version: 'canary-1', source: 'active' }],
  });
  expect(await verify()).toEqual([]);
  const page = () => readFileSync(sitePaths(dataDir).index, 'utf8');
  expect(page()).toContain('<script>canary canary-1</script><script>boot canary-1</script>');
  await stopCanary(dataDir, id);
  expect(page()).not.toContain('<script>canary');
});

test.each<[string, (canary: NonNullable<ReturnType<typeof entry>['canary']>) => void]>([
  ['share', (canary) => void (canary.percent = 49)],
  ['version', (canary) => void (canary.version = 'canary-1')],
])('a forged %s is refused', async (_, forge) => {
  const file = sitePaths(dataDir).registry;
  const registry = JSON.parse(readFileSync(file, 'utf8')) as Registry;
  forge(registry.remotes[id]!.canary!);
  writeFileSync(file, JSON.stringify(registry));
  const said = 'mf-events: its entry in the registry is not what its owner has signed';
  expect(await verify()).toContain(said);
  await expect(promoteCanary(dataDir, id)).rejects.toThrow(said);
});

test('promoted it is live, and the version before the last good one', async () => {
  await promoteCanary(dataDir, id, 'canary-2');
  expect(entry()).toMatchObject({ active: 'canary-2', lastGood: 'canary-1' });
  expect(entry().canary).toBeUndefined();
  expect(await verify()).toEqual([]);
});

test.each([
  ['stopped', () => stopCanary(dataDir, id)],
  ['rolled back', () => rollBack(dataDir, id)],
])('%s it is marked, and the active version stays', async (_, end) => {
  await end();
  expect(entry().active).toBe('canary-1');
  expect(entry().canary).toBeUndefined();
  expect(Object.keys(entry().rolledBack ?? {})).toEqual(['canary-2']);
  await expect(stopCanary(dataDir, id)).rejects.toThrow('has no canary');
});

test('a release takes its place, and so does another canary', async () => {
  await release(id, 'canary-3', { canary: { percent: 5 } });
  expect(entry()).toMatchObject({ active: 'canary-1', canary: { version: 'canary-3' } });
  await expect(promoteCanary(dataDir, id, 'canary-2')).rejects.toThrow('is canary-3 by now');
  await release(id, 'canary-4');
  expect(entry()).toMatchObject({ active: 'canary-4', lastGood: 'canary-1' });
  expect(entry().canary).toBeUndefined();
});

test('the shell has none', async () => {
  await expect(release('shell', 'canary-2', { canary: { percent: 5 } })).rejects.toThrow(
    'The shell has no canary',
  );
});
