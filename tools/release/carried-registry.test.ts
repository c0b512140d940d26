import {
  defineManifest,
  registrySchema,
  resolveRemote,
  type Registry,
  type RemoteVersion,
} from '@spotlight/shared/contract/schema';
import { brotliCompressSync } from 'node:zlib';
import { carriedRegistry } from './carried-registry';

const versionOf = (version: string, { contract = '^1.0.0', pages = 20 } = {}): RemoteVersion => {
  const url = (file: string) => `/remotes/mf-events/${version}/${file}`;
  const screens = Array.from({ length: pages }, (_, n) => `screen-${n}`);
  return {
    entry: url('entry.js'),
    integrity: `sha384-${version}`,
    files: [url('module.js')],
    chunks: Object.fromEntries(
      [...screens, 'late-dialog'].map((name) => [name, [url(`${name}.js`)]]),
    ),
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
  expect(Object.keys(versions['v9']!.chunks)).toHaveLength(20);
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
  expect(Object.keys(found.details.chunks)).toHaveLength(20);
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
