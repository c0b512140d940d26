import { checkManifest, checkModule, findPathClashes } from './conformance';
import { defineManifest } from './manifest.schema';
import type { RemoteModule } from './remote-module';

const manifest = defineManifest({
  id: 'mf-demo',
  owner: 'team-demo',
  contract: '^1.0.0',
  namespace: 'demo',
  paths: ['/demo'],
  pages: [{ path: '/demo', screen: 'list', access: 'public', titleKey: 'list' }],
  labels: { 'zh-TW': { name: '示範', list: '清單' } },
  budgetKb: 20,
});
const remoteModule: RemoteModule = {
  id: 'mf-demo',
  contractVersion: '1.0.0',
  screens: { list: () => Promise.resolve(() => null) },
  translations: { 'zh-TW': () => Promise.resolve({}) },
};

test('a sound manifest and module have no faults', async () => {
  expect(checkManifest(manifest, '1.0.0')).toEqual([]);
  expect(await checkModule(remoteModule, manifest)).toEqual([]);
});

test('a page outside the owned paths is a fault', () => {
  const page = { ...manifest.pages[0]!, path: '/demonstration' };
  expect(checkManifest({ ...manifest, pages: [page] }, '1.0.0')).toEqual([
    'pages: "/demonstration" lies outside the paths that mf-demo owns',
  ]);
});

test('a page that an earlier pattern takes all visitors from is a fault', () => {
  const [page] = manifest.pages;
  const pages = ['/demo', '/demo/:id', '/demo/map', '/demo'].map((path) => ({ ...page!, path }));
  expect(checkManifest({ ...manifest, pages }, '1.0.0')).toEqual([
    'pages: nobody gets to "/demo/map", because "/demo/:id" stands before it',
    'pages: nobody gets to "/demo", because "/demo" stands before it',
  ]);
});

test('a label without text is a fault', () => {
  expect(checkManifest({ ...manifest, labels: { 'zh-TW': { name: '示範' } } }, '1.0.0')).toEqual([
    'labels: zh-TW has no text for "list"',
  ]);
});

test('a contract that the shell does not have is a fault', () => {
  expect(checkManifest(manifest, '2.0.0')).toEqual(['contract: needs ^1.0.0, the shell has 2.0.0']);
});

test('a screen that the manifest promises and the module lacks is a fault', async () => {
  expect(await checkModule({ ...remoteModule, screens: {} }, manifest)).toEqual([
    'screens: the manifest names "list", the module has none',
  ]);
});

test('a screen that no page leads to is a fault', async () => {
  const screens = { ...remoteModule.screens, orphan: () => Promise.resolve(() => null) };
  expect(await checkModule({ ...remoteModule, screens }, manifest)).toEqual([
    'screens: no page leads to "orphan"',
  ]);
});

test('two remotes may not claim the same path, nor one below the other', () => {
  const claim = (id: string, ...paths: string[]) => ({ id, paths });
  expect(findPathClashes([claim('mf-a', '/x'), claim('mf-b', '/x-y', '/z')])).toEqual([]);
  expect(findPathClashes([claim('mf-a', '/x'), claim('mf-b', '/x/y')])).toHaveLength(1);
});
