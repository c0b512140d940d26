import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { registrySchema, type Registry } from '@spotlight/shared/contract/schema';
import { buildDir } from './build-folder';
import type { BuildInfo } from './build-info';
import { collect } from './collect';
import { manifestOf, removeBuilds, writeBuild, type HandBuilt } from './hand-built.fixture';
import { publish } from './publish';
import { publishedRevision } from './publish-index';
import { entryOf, finishPublishing, readRegistry } from './registry-file';
import { runOnce } from './run-once.fixture';
import { siteInDirectory } from './site-source';
import { verifySite } from './verify-site';
import { isLongRun } from '../run-size/run-size';
import { sitePaths } from '../../shell/site/site-paths';

const ids = ['shell', 'mf-events'] as const;
const PARTS = 2;
/** Steps before which a death leaves something else behind each time; the long run dies before every single one. */
const DEADLY = [
  'rename kill-none',
  'rename registry.json',
  'rename csp.txt',
  'rename index.html',
  'rm registry.json.lock',
];

let dataDir: string;

beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'interrupted-'));
});
afterAll(() => {
  removeBuilds();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Publishes in another process, which dies before the step of that number; never unless it is said. */
const publishElsewhere = (info: BuildInfo, lastStep = 0) =>
  runOnce(path.join(import.meta.dirname, 'publish-once.fixture.ts'), [
    dataDir,
    JSON.stringify({ info, manifest: manifestOf(info.packageName as HandBuilt) }),
    String(lastStep),
  ]);

const textOf = (file: string) => readFileSync(file, 'utf8');

/** What is wrong with what visitors get now: with the registry, the page, or a file that they lead to. */
function findFaults(): string[] {
  const paths = sitePaths(dataDir);
  const page = textOf(paths.index);
  const carried = /id="app-registry">(.*?)<\/script><script>(.*?)<\/script><\/html>$/s.exec(page);
  if (!carried?.[1] || !carried[2]) return ['the page is not whole'];
  const faults = [JSON.parse(textOf(paths.registry)), JSON.parse(carried[1])]
    .map((registry) => registrySchema.parse(registry))
    .flatMap((registry) => ids.flatMap((id) => faultsOfVersion(id, registry)));
  const hash = createHash('sha256').update(carried[2]).digest('base64');
  if (!textOf(paths.csp).includes(`'sha256-${hash}'`)) faults.push('the page’s script is refused');
  registrySchema.parse(
    JSON.parse(brotliDecompressSync(readFileSync(`${paths.registry}.br`)).toString()),
  );
  return faults;
}

function faultsOfVersion(id: HandBuilt, registry: Registry): string[] {
  const active = entryOf(registry, id)?.active;
  if (!active) return [`${id} is not live`];
  const [from, to] = [buildDir(id, active), sitePaths(dataDir).version(id, active)];
  return readdirSync(from)
    .filter((name) => !existsSync(path.join(to, name)) || !isSame(name, from, to))
    .map((name) => `${id} ${active} lacks ${name}`);
}

const isSame = (name: string, from: string, to: string) =>
  readFileSync(path.join(from, name)).equals(readFileSync(path.join(to, name)));

test('publishing that is killed leaves a whole site, and the same version can be published then', async () => {
  for (const id of ids)
    await publish(dataDir, await writeBuild(id, 'kill-first', PARTS), manifestOf(id));
  const { said, isDone } = await publishElsewhere(await writeBuild('shell', 'kill-none', PARTS));
  expect({ isDone, faults: findFaults() }).toEqual({ isDone: true, faults: [] });
  expect(said).toEqual(expect.arrayContaining(DEADLY));

  const deadly = DEADLY.map((step) => said.lastIndexOf(step) + 1);
  const all = Array.from(said, (_, index) => index + 1);
  for (const n of isLongRun ? all : deadly) {
    const id = ids[n % 2]!;
    const info = await writeBuild(id, `kill-${n}`, PARTS);
    expect(await publishElsewhere(info, n)).toMatchObject({ isDone: false });
    expect({ n, faults: findFaults() }).toEqual({ n, faults: [] });

    // What a minute does: nobody holds what somebody was killed with.
    rmSync(`${sitePaths(dataDir).registry}.lock`, { recursive: true, force: true });
    await finishPublishing(dataDir);
    expect(publishedRevision(dataDir)).toBe(readRegistry(dataDir).revision);
    const isOut = entryOf(readRegistry(dataDir), id)?.active === info.version;
    if (!isOut) await publish(dataDir, info, manifestOf(id));
    expect({ n, faults: findFaults() }).toEqual({ n, faults: [] });
  }
  expect(await verifySite(siteInDirectory(sitePaths(dataDir).site))).toEqual([]);
  // Nothing of what was begun stays.
  for (const id of ids) {
    await publish(dataDir, await writeBuild(id, 'kill-last', PARTS), manifestOf(id));
    const folder = path.dirname(sitePaths(dataDir).version(id, 'any'));
    expect(readdirSync(folder).filter((name) => name.endsWith('.partial'))).toEqual([]);
    await collect({ dataDir, days: -1 });
    const { versions } = entryOf(readRegistry(dataDir), id)!;
    expect(readdirSync(folder).toSorted()).toEqual(Object.keys(versions).toSorted());
  }
}, 600_000);
