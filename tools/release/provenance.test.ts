import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@spotlight/shared/contract/schema';
import { projectRoot } from '../webpack/project';
import { writeDependencies } from './dependencies';
import { manifestOf, removeBuilds, writeBuild } from './hand-built.fixture';
import { sayProvenance, writeProvenance } from './provenance';
import { publish } from './publish';
import { siteInDirectory } from './site-source';
import { readProvenance, verifySite } from './verify-site';
import { sitePaths } from '../../shell/site/site-paths';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'provenance-'));
});
afterEach(() => {
  removeBuilds();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a version says what it was released from, and verify compares that with the registry', async () => {
  const info = await writeBuild('mf-events', 'origin-1');
  const { remotes } = await publish(dataDir, info, manifestOf('mf-events'));
  const site = siteInDirectory(sitePaths(dataDir).site);
  const provenance = await readProvenance(site, 'mf-events', 'origin-1');
  expect(provenance?.builder).toMatchObject({
    node: process.version,
    platform: `${process.platform}-${process.arch}`,
  });
  expect(remotes['mf-events']?.versions['origin-1']?.commit).toContain(provenance?.commit);
  const list = path.join(sitePaths(dataDir).version('mf-events', 'origin-1'), 'contents.json');
  expect(JSON.parse(readFileSync(list, 'utf8'))).toHaveProperty(['provenance.json']);
  expect(await verifySite(site)).toEqual([]);

  const file = sitePaths(dataDir).registry;
  const registry = JSON.parse(readFileSync(file, 'utf8')) as Registry;
  registry.remotes['mf-events']!.versions['origin-1']!.commit = '0000000';
  writeFileSync(file, JSON.stringify(registry));
  expect(await verifySite(site)).toEqual([
    `mf-events origin-1: the registry says commit 0000000, it is of ${provenance?.commit}`,
  ]);
});

test.each([
  ['9fceb02', 'commit 9fceb02, node'],
  ['9fceb02-dirty', 'commit 9fceb02 and changes that are in none, node'],
])('%s is said as it is', async (commit, said) => {
  await writeProvenance(dataDir, commit);
  const text = readFileSync(path.join(dataDir, 'provenance.json'), 'utf8');
  expect(sayProvenance(JSON.parse(text))).toContain(said);
});

test('the libraries of a version are those that webpack has read code of, with the hashes of the lock file', async () => {
  const library = (...parts: string[]) => path.join(projectRoot, 'node_modules', ...parts);
  await writeDependencies(dataDir, 'mf-events', [
    path.join(projectRoot, 'mf-events/src/module.ts'),
    library('react', 'index.js'),
    library('react', 'cjs', 'react.js'),
    library('@tanstack', 'react-query', 'build', 'index.js'),
    library('leaflet', 'package.json'),
    library('@emotion'),
    library('@spotlight', 'shared'),
  ]);
  const text = readFileSync(path.join(dataDir, 'dependencies.cdx.json'), 'utf8');
  const { bomFormat, components } = JSON.parse(text);
  expect(bomFormat).toBe('CycloneDX');
  expect(components).toEqual([
    expect.objectContaining({
      name: '@tanstack/react-query',
      purl: expect.stringMatching(/^pkg:npm\/%40tanstack\/react-query@\d/),
    }),
    expect.objectContaining({
      name: 'react',
      version: expect.stringMatching(/^\d+\.\d+/),
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    }),
  ]);
});
