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
import { publish } from '../release/publish';
import type { FaultReport } from './fault-report';
import { mapFile } from '../release/source-maps';
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
  const get = (address: string) =>
    fetch(new URL(address, replay?.url), { headers: { accept: 'text/html' } });

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

describe('places of a stack', () => {
  const address = '/remotes/mf-events/rp-1/list.js';
  beforeAll(() => {
    const file = mapFile(dataDir, address);
    mkdirSync(path.dirname(file), { recursive: true });
    // The first column of the second line is line 12, column 3 of its source.
    const map = {
      version: 3,
      sources: ['webpack://mf-events/./src/list.tsx'],
      names: [],
      mappings: ';AAWE',
    };
    writeFileSync(file, JSON.stringify(map));
  });

  it('are those of the sources, where there is a map, and as they were where there is none', async () => {
    const stack = [`at Card (${address}:2:1)`, 'at Other (/shell/rp-1/main.js:1:9)', 'somewhere'];
    expect(await placesInSources(dataDir, stack.join('\n'))).toEqual([
      'at Card (src/list.tsx:12)',
      'at Other (/shell/rp-1/main.js:1:9)',
      'somewhere',
    ]);
  });
});
