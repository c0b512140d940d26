import {
  defineManifest,
  registrySchema,
  resolveRemote,
  type Registry,
  type RemoteVersion,
} from '@spotlight/shared/contract/schema';
import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { activePages } from '../../shell/site/active-pages';
import { placeOf } from '../../shell/src/page-place/page-place';
import { carriedRegistry } from './carried-registry';
import { loadManifest } from './load-manifest';

const versionOf = (version: string, { contract = '^1.0.0', pages = 20 } = {}): RemoteVersion => {
  const url = (file: string) => `/remotes/mf-events/${version}/${file}`;
  const screens = Array.from({ length: pages }, (_, n) => `screen-${n}`);
  return {
    entry: url('entry.js'),
    integrity: `sha384-${version}`,
    files: [url('module.js')],
    chunks: {
      ...Object.fromEntries([...screens, 'late-dialog'].map((name) => [name, [url(`${name}.js`)]])),
      'screen-0': [url('common.js'), url('screen-0.js')],
    },
    languages: ['en'],
    commit: version,
    publishedAt: '2026-11-26T00:00:00.000Z',
    manifest: defineManifest({
      id: 'mf-events',
      owner: 'team-events',
      contract,
      namespace: 'events',
      paths: ['/events'],
      pages: screens.map((screen) => ({
        path: `/events/${screen}`,
        screen,
        access: 'public' as const,
        titleKey: 'list',
      })),
      labels: { 'zh-TW': { list: '清單' } },
      budgetKb: 20,
    }),
  };
};

const registryWith = (versions: Record<string, RemoteVersion>): Registry => ({
  schema: 1,
  revision: 7,
  shell: { active: 's1', versions: {} },
  remotes: { 'mf-events': { active: 'v9', lastGood: 'v8', versions } },
});

const bytesOf = (registry: Registry) =>
  brotliCompressSync(JSON.stringify(carriedRegistry(registry))).length;

test('a page carries the active version with the files that addresses lead to, and the entry of the one that may stand in', () => {
  const whole = registryWith({ v9: versionOf('v9'), v8: versionOf('v8'), v7: versionOf('v7') });
  const carried = carriedRegistry(whole);
  expect(registrySchema.parse(carried)).toEqual(carried);
  const { versions } = carried.remotes['mf-events']!;
  expect(Object.keys(versions)).toEqual(['v9', 'v8']);
  // One file of its name is nothing to be told.
  expect(Object.keys(versions['v9']!.chunks)).toEqual(['screen-0']);
  expect(versions['v8']).toMatchObject({ files: [], chunks: {}, integrity: 'sha384-v8' });

  const found = resolveRemote(carried, 'mf-events', { contractVersion: '1.4.0' });
  expect(found).toMatchObject({
    version: 'v9',
    standIns: [{ version: 'v8', details: { entry: '/remotes/mf-events/v8/entry.js' } }],
  });
});

test('where the shell has a contract of which only the last good version is, that one has all its pages', () => {
  const whole = registryWith({ v9: versionOf('v9', { contract: '^2.0.0' }), v8: versionOf('v8') });
  const carried = carriedRegistry(whole);
  const found = resolveRemote(carried, 'mf-events', { contractVersion: '1.4.0' });
  if (found.kind !== 'version') throw new Error(found.reason);
  expect(found).toMatchObject({ version: 'v8', source: 'last-good', standIns: [] });
  expect(found.details.manifest.pages).toHaveLength(20);
  expect(Object.keys(found.details.chunks)).toEqual(['screen-0']);
});

test('what a page carries grows with its pages, not with the versions that are kept', () => {
  const one = bytesOf(registryWith({ v9: versionOf('v9') }));
  const many = bytesOf(
    registryWith(
      Object.fromEntries(
        Array.from({ length: 9 }, (_, n) => [`v${n + 1}`, versionOf(`v${n + 1}`)]),
      ),
    ),
  );
  expect(many - one).toBeLessThan(200);
  expect(bytesOf(registryWith({ v9: versionOf('v9', { pages: 200 }) }))).toBeGreaterThan(one + 200);
});

/** Digests and signatures as long as real ones, which nothing makes shorter. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64');
const hash = () => `sha256-${noise(32)}`;

/** A version of a remote of this project as a release would describe it. */
async function released(id: string, version: string): Promise<RemoteVersion> {
  const { labels, ...manifest } = await loadManifest(id);
  const url = (file: string) => `/remotes/${id}/${version}/${file}`;
  const names = [
    ...manifest.pages.flatMap(({ screen, layout, offline = [] }) => [screen, layout, ...offline]),
    ...manifest.slots.map(({ piece }) => piece),
  ].filter((name) => name !== undefined);
  return {
    entry: url('entry.0123abcd.js'),
    integrity: hash(),
    files: [url('module.js')],
    // As webpack names what some screens share.
    chunks: Object.fromEntries(
      names.map((name, n) => {
        const part = `src_data_thing-${n >> 2}_thing-${n >> 2}_queries_ts-src_paths_ts-${n >> 2}33a82.js`;
        return [name, [...(n % 2 ? [url(part)] : []), url(`${name}.js`)]];
      }),
    ),
    languages: ['en'],
    contents: hash(),
    code: { 'zh-TW': hash(), en: hash() },
    commit: randomBytes(6).toString('hex'),
    publishedAt: new Date().toISOString(),
    manifest: { ...manifest, labels: { 'zh-TW': labels['zh-TW'] ?? {} } },
  };
}

test('the routes of all remotes, which are a hundred pages, are at most 6 kB in every page', async () => {
  const remotes: Registry['remotes'] = {};
  for (const id of ['mf-admin', 'mf-events', 'mf-idol-support', 'mf-venues']) {
    const names = Array.from({ length: 9 }, () => `0.1.0-${randomBytes(5).toString('hex')}`);
    const [active = '', lastGood = ''] = names;
    const versions: Record<string, RemoteVersion> = {};
    for (const name of names) versions[name] = await released(id, name);
    const signed = { revision: 41, all: hash(), signature: noise(64) };
    remotes[id] = { active, lastGood, signed, versions };
  }
  const registry = { ...registryWith({}), remotes };
  const pages = activePages(registry);
  expect(pages.length).toBeGreaterThanOrEqual(100);

  const carried = carriedRegistry(registry);
  const bytes = (value: Registry) =>
    brotliCompressSync(JSON.stringify(value) + JSON.stringify(pages.map(placeOf))).length;
  // Routes say what an address leads to. The words of menus and titles are no part of them, nor what proves whose it is.
  const routes = structuredClone(carried);
  for (const remote of Object.values(routes.remotes)) {
    delete remote.signed;
    for (const version of Object.values(remote.versions)) {
      version.manifest.labels = {};
      version.integrity = '';
      delete version.code;
    }
  }
  const sizes = { routes: bytes(routes), whole: bytes(carried) };
  expect(sizes.routes).toBeLessThanOrEqual(6000);
  expect(sizes.whole).toBeLessThanOrEqual(8500);
});
