import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@spotlight/shared/contract/schema';
import { readJsonBlock } from '../../shell/site/json-block';
import { sitePaths } from '../../shell/site/site-paths';
import {
  manifestOf,
  removeBuilds,
  writeBuild,
  type HandBuilt,
} from '../release/hand-built.fixture';
import { buildDir } from '../release/build-folder';
import { publish } from '../release/publish';
import { updateRegistry } from '../release/registry-file';
import type { FaultReport } from './fault-report';
import { placesInSources } from './places';
import type { ServedComposition } from './serve-composition';
import { startReplay } from './start-replay';

let dataDir: string;
let site: Server;
let replay: ServedComposition | undefined;

const release = async (id: HandBuilt, version: string) =>
  publish(dataDir, await writeBuild(id, version), manifestOf(id));

const report: FaultReport = {
  code: 'KXQPMTRBWZ',
  module: 'mf-events',
  version: 'rp-1',
  owner: 'team',
  kind: 'render',
  message: 'no title',
  stack: '',
  composition: { shell: 'rp-1', 'mf-events': 'rp-1' },
  page: '/events/</script>',
  language: 'en',
  theme: 'dark',
  width: 375,
  steps: [],
};

const html = { headers: { accept: 'text/html' } };

/** Stands in for the site: its settings, and data that says what was asked. */
const startSite = async () => {
  site = createServer((request, response) => {
    const isSettings = request.url === '/config.json';
    const answer = isSettings ? { supabaseUrl: '/', supabaseKey: 'key' } : { asked: request.url };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'replayed-'));
  for (const version of ['rp-1', 'rp-2']) {
    await release('shell', version);
    await release('mf-events', version);
  }
}, 60_000);
afterEach(async () => {
  await replay?.close();
  replay = undefined;
  site?.close();
});
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
  removeBuilds();
});

it('opens the versions of the report, on the data of the site, and changes nothing of it', async () => {
  const before = readFileSync(sitePaths(dataDir).registry, 'utf8');
  replay = await startReplay({ dataDir, siteUrl: await startSite(), report });
  const get = (address: string) => fetch(new URL(address, replay?.url), html);

  const page = await (await get('/events')).text();
  const carried = readJsonBlock(page, 'app-registry') as Registry;
  expect(carried.shell.active).toBe('rp-1');
  expect(carried.remotes['mf-events']).toMatchObject({ active: 'rp-1' });
  expect(Object.keys(carried.remotes['mf-events']?.versions ?? {})).toEqual(['rp-1']);
  expect(page).toContain('<script>boot rp-1</script>');
  expect(await (await get('/remotes/mf-events/rp-1/entry.js')).text()).toBe('rp-1');
  expect(await (await get('/rest/v1/events?id=eq.1')).json()).toEqual({
    asked: '/rest/v1/events?id=eq.1',
  });
  expect(readFileSync(sitePaths(dataDir).registry, 'utf8')).toBe(before);
});

it('begins in the language and theme of the report, and takes nothing in it for code', async () => {
  replay = await startReplay({ dataDir, siteUrl: await startSite(), report });
  const opening = await (await fetch(replay.url)).text();
  expect(opening).toContain('localStorage["spotlight-theme"] = "dark"');
  expect(opening).toContain('localStorage["spotlight-language"] = "en"');
  expect(opening.match(/<\/script>/g)).toHaveLength(1);
});

it('names the versions that the site has no more', async () => {
  const composition = { ...report.composition, 'mf-events': 'rp-0', 'mf-gone': '1' };
  await expect(
    startReplay({ dataDir, siteUrl: 'http://127.0.0.1:1', report: { ...report, composition } }),
  ).rejects.toThrow('The site has these versions no more: mf-events rp-0, mf-gone 1.');
});

it('opens versions that the registry has let go of, as long as their files are here', async () => {
  const registry = () => JSON.parse(readFileSync(sitePaths(dataDir).registry, 'utf8')) as Registry;
  const named = registry();
  await updateRegistry(dataDir, ({ shell, remotes }) => {
    delete shell.versions['rp-1'];
    delete shell.lastGood;
    delete remotes['mf-events']?.versions['rp-1'];
    delete remotes['mf-events']?.lastGood;
  });
  expect(registry().shell.versions).not.toHaveProperty('rp-1');
  replay = await startReplay({ dataDir, siteUrl: await startSite(), report });
  const page = await (await fetch(new URL('/events', replay.url), html)).text();
  const carried = readJsonBlock(page, 'app-registry') as Registry;
  const { integrity, entry, manifest } = named.remotes['mf-events']!.versions['rp-1']!;
  expect(carried.remotes['mf-events']?.versions['rp-1']).toMatchObject({
    integrity,
    entry,
    manifest: { pages: manifest.pages },
  });
  expect(page).toContain('<script>boot rp-1</script>');
});

it('takes no place elsewhere for the folder of a version', async () => {
  const composition = { ...report.composition, 'mf-events': '../mf-events/rp-1' };
  await expect(
    startReplay({ dataDir, siteUrl: 'http://127.0.0.1:1', report: { ...report, composition } }),
  ).rejects.toThrow('The site has these versions no more');
});

it('says what to do where the site does not run', async () => {
  await expect(startReplay({ dataDir, siteUrl: 'http://127.0.0.1:1', report })).rejects.toThrow(
    /^No site answers at http:\/\/127\.0\.0\.1:1, .* "npm start"/,
  );
});

describe('places of a stack', () => {
  const address = '/remotes/mf-events/rp-3/list.js';
  const english = '/remotes/mf-events/rp-3/en/list.js';
  // The first column of the second line is another line of its source in each language.
  const mapTo = (mappings: string) =>
    JSON.stringify({
      version: 3,
      sources: ['webpack://mf-events/./src/list.tsx'],
      names: [],
      mappings,
    });
  beforeAll(async () => {
    const info = await writeBuild('mf-events', 'rp-3');
    const folder = buildDir('mf-events', 'rp-3');
    mkdirSync(path.join(folder, 'en'));
    writeFileSync(path.join(folder, 'list.js.map'), mapTo(';AAWE'));
    writeFileSync(path.join(folder, 'en/list.js.map'), mapTo(';AAYE'));
    await publish(dataDir, info, manifestOf('mf-events'));
  });

  it('are those of the sources, where there is a map, and as they were where there is none', async () => {
    const stack = [
      `at Card (${address}:2:1)`,
      `at Card (${english}:2:1)`,
      'at Other (/shell/rp-1/main.js:1:9)',
      'somewhere',
    ];
    expect(await placesInSources(dataDir, stack.join('\n'))).toEqual([
      'at Card (src/list.tsx:12)',
      'at Card (src/list.tsx:13)',
      'at Other (/shell/rp-1/main.js:1:9)',
      'somewhere',
    ]);
  });
});
