import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from '@spotlight/shared/contract/schema';
import { sitePaths } from '../../shell/site/site-paths';
import { buildDir } from '../release/build-folder';
import { listFiles } from '../release/contents';
import {
  manifestFor,
  manifestOf,
  removeBuilds,
  writeBuild,
  type HandBuilt,
} from '../release/hand-built.fixture';
import { publish } from '../release/publish';
import { readRegistry } from '../release/registry-file';
import { SHARING_FILE, type SharingReport } from '../release/sharing-report';
import { siteInDirectory } from '../release/site-source';
import { mapFile } from '../release/source-maps';
import { readTrustedKeys } from '../release/team-keys';
import { verifySite } from '../release/verify-site';
import { promote } from './promote';

/** Two sites with the same two versions, of which each test gets a copy. */
const root = mkdtempSync(path.join(tmpdir(), 'promote-'));
const staging = path.join(root, 'staging');
const production = path.join(root, 'production');
const kept = path.join(root, 'kept');

beforeAll(async () => {
  for (const name of ['staging', 'production']) {
    await release(path.join(kept, name), 'shell', 'promote-1');
    await release(path.join(kept, name), 'mf-events', 'promote-1');
  }
});
afterAll(() => {
  removeBuilds();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(() => {
  for (const dataDir of [staging, production]) {
    rmSync(dataDir, { recursive: true, force: true });
    cpSync(path.join(kept, path.basename(dataDir)), dataDir, { recursive: true });
  }
});

async function release(dataDir: string, id: HandBuilt, version: string, sharing?: SharingReport) {
  const info = await writeBuild(id, version, 2);
  if (sharing)
    writeFileSync(path.join(buildDir(id, version), SHARING_FILE), JSON.stringify(sharing));
  writeFileSync(path.join(buildDir(id, version), 'entry.js.map'), `map of ${version}`);
  await publish(dataDir, info, manifestOf(id));
}
const siteOf = (dataDir: string) => siteInDirectory(sitePaths(dataDir).site);
const fromStaging = () => ({
  source: siteOf(staging),
  trusted: readTrustedKeys(staging),
  dataDir: staging,
});
const verify = (dataDir: string) => verifySite(siteOf(dataDir), readTrustedKeys(dataDir));

test.each(['shell', 'mf-events'] as const)('%s goes on as it is, signed anew', async (id) => {
  await release(staging, id, 'promote-2');
  expect(await promote(production, id, fromStaging())).toBe('promote-2');

  const [from, to] = [staging, production].map((dataDir) =>
    sitePaths(dataDir).version(id, 'promote-2'),
  ) as [string, string];
  const files = await listFiles(from);
  expect(await listFiles(to)).toEqual(files);
  for (const file of [...files, 'contents.json', 'provenance.json'])
    expect(readFileSync(path.join(to, file))).toEqual(readFileSync(path.join(from, file)));
  const script = `/${id === 'shell' ? id : `remotes/${id}`}/promote-2/entry.js`;
  expect(readFileSync(mapFile(production, script), 'utf8')).toBe('map of promote-2');

  const [there, here] = [staging, production].map((dataDir) => {
    const { shell, remotes } = readRegistry(dataDir);
    return id === 'shell' ? shell : remotes[id]!;
  });
  expect(here).toMatchObject({ active: 'promote-2', lastGood: 'promote-1' });
  expect(here!.versions['promote-2']).toEqual({
    ...there!.versions['promote-2'],
    publishedAt: expect.any(String),
  });
  // Each site trusts its own key.
  expect(readTrustedKeys(production)[id]).not.toEqual(readTrustedKeys(staging)[id]);
  expect([await verify(staging), await verify(production)]).toEqual([[], []]);
});

test('an older version that is kept there can be named', async () => {
  await release(staging, 'mf-events', 'promote-2');
  await release(staging, 'mf-events', 'promote-3');
  expect(await promote(production, 'mf-events', fromStaging(), { version: 'promote-2' })).toBe(
    'promote-2',
  );
  await expect(
    promote(production, 'mf-events', fromStaging(), { version: 'promote-9' }),
  ).rejects.toThrow('no mf-events promote-9');
});

const refusals: [what: string, why: string, doIt: () => void][] = [
  [
    'a file that is another one',
    'part-1.js is another one',
    () => writeFileSync(path.join(promoted(staging), 'part-1.js'), 'stolen()'),
  ],
  [
    'a file that is gone',
    'part-1.js is missing',
    () => rmSync(path.join(promoted(staging), 'part-1.js')),
  ],
  [
    'an entry that nobody has signed',
    'not what its owner has signed',
    () => {
      const file = sitePaths(staging).registry;
      const registry = JSON.parse(readFileSync(file, 'utf8'));
      registry.remotes['mf-events'].lastGood = 'promote-2';
      writeFileSync(file, JSON.stringify(registry));
    },
  ],
  [
    'a key that is somebody else’s',
    'give it with SIGNING_KEY',
    () => rmSync(path.join(production, 'keys/mf-events.pem')),
  ],
];
const promoted = (dataDir: string) => sitePaths(dataDir).version('mf-events', 'promote-2');

test.each(refusals)('%s is refused, and nothing is changed', async (_what, why, doIt) => {
  await release(staging, 'mf-events', 'promote-2');
  const before = readFileSync(sitePaths(production).registry, 'utf8');
  doIt();
  await expect(promote(production, 'mf-events', fromStaging())).rejects.toThrow(why);
  expect(readFileSync(sitePaths(production).registry, 'utf8')).toBe(before);
  expect(await verify(production)).toEqual([]);
  expect(readdirSync(production).filter((name) => name.startsWith('promoted-'))).toEqual([]);
});

test('a version that is out already stays as it is', async () => {
  await expect(promote(production, 'mf-events', fromStaging())).rejects.toThrow(
    'published already',
  );
});

test('a path that another remote has taken meanwhile is not taken away from it', async () => {
  const other = path.join(root, 'other');
  await release(other, 'shell', 'promote-1');
  const info = await writeBuild('mf-venues', 'promote-1', 1);
  const claiming = manifestFor('mf-venues', '/events');
  writeFileSync(
    path.join(buildDir('mf-venues', 'promote-1'), 'module.json'),
    JSON.stringify(claiming),
  );
  await publish(other, info, claiming);
  await release(staging, 'mf-events', 'promote-2');
  await expect(promote(other, 'mf-events', fromStaging())).rejects.toThrow('claim a path');
});

test('what would break in the shell that is live here is refused, unless it has to go out', async () => {
  const UI = '@spotlight/shared/ui';
  const provided = (names: string[]) => ({ version: CONTRACT_VERSION, names });
  const contract = { '@spotlight/shared/contract': provided([]) };
  await release(production, 'shell', 'promote-s', {
    consumes: {},
    provides: { ...contract, [UI]: provided(['Button']) },
  });
  await release(staging, 'mf-events', 'promote-e', {
    provides: {},
    consumes: { [UI]: { range: `^${CONTRACT_VERSION}`, names: ['Ribbon'] } },
  });
  const before = readFileSync(sitePaths(production).registry, 'utf8');
  await expect(promote(production, 'mf-events', fromStaging())).rejects.toThrow(
    'mf-events promote-e in shell promote-s: it uses Ribbon',
  );
  expect(readFileSync(sitePaths(production).registry, 'utf8')).toBe(before);
  expect(await promote(production, 'mf-events', fromStaging(), { isAsked: false })).toBe(
    'promote-e',
  );
});
