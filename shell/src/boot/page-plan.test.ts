import {
  defineManifest,
  type Registry,
  type RemoteVersion,
} from '@spotlight/shared/contract/schema';
import { earlyReadUrl } from './early-read-url';
import { findPage, listFiles } from './page-plan';

const version = (contract: string): RemoteVersion => ({
  entry: '/remotes/mf-events/1/entry.js',
  integrity: 'sha384-x',
  files: ['/remotes/mf-events/1/module.js'],
  chunks: {
    list: ['/remotes/mf-events/1/list.js'],
    detail: ['/remotes/mf-events/1/list.js', '/remotes/mf-events/1/detail.js'],
    teaser: ['/remotes/mf-events/1/teaser.js'],
  },
  commit: 'abc',
  publishedAt: '2026-01-01T00:00:00Z',
  manifest: defineManifest({
    id: 'mf-events',
    owner: 'team',
    contract,
    namespace: 'events',
    paths: ['/events'],
    pages: [
      { path: '/events', screen: 'list', access: 'public', titleKey: 'list' },
      { path: '/events/:id', screen: 'detail', access: 'public', titleKey: 'detail' },
      { path: '/my-events', redirectTo: '/events', access: 'public', titleKey: 'list' },
    ],
    slots: [{ slot: 'home', piece: 'teaser', order: 1, labelKey: 'list' }],
    labels: { 'zh-TW': { name: '活動', list: '清單', detail: '詳情' } },
    budgetKb: 20,
  }),
});

const registryWith = (contract = '^1.0.0'): Registry => ({
  schema: 1,
  revision: 1,
  shell: {
    active: 's',
    versions: {
      s: {
        files: ['/shell/s/platform.js'],
        chunks: { home: ['/shell/s/home.js'] },
        commit: 'abc',
        publishedAt: '2026-01-01T00:00:00Z',
      },
    },
  },
  remotes: { 'mf-events': { active: '1', versions: { 1: version(contract) } } },
});

const filesAt = (pathname: string, contract?: string) => {
  const plan = findPage(registryWith(contract), pathname);
  return plan && listFiles(plan).map((file) => file.href.split('/').at(-1));
};

test('a page starts exactly its own files, the platform first', () => {
  expect(filesAt('/events')).toEqual(['platform.js', 'entry.js', 'module.js', 'list.js']);
});

test('parameters are found, and a file that two needs share is asked for once', () => {
  expect(findPage(registryWith(), '/events/42')?.params).toEqual({ id: '42' });
  expect(filesAt('/events/42')).toEqual([
    'platform.js',
    'entry.js',
    'module.js',
    'list.js',
    'detail.js',
  ]);
});

test('the home page starts its own screen and what remotes show on it', () => {
  expect(filesAt('/')).toEqual(['home.js', 'platform.js', 'entry.js', 'module.js', 'teaser.js']);
});

test.each(['/nowhere', '/my-events', '/events/42/more'])(
  'nothing is started for %s',
  (pathname) => {
    expect(filesAt(pathname)).toBeUndefined();
  },
);

test('a remote that this shell cannot run is not fetched', () => {
  expect(filesAt('/events', '^9.0.0')).toBeUndefined();
});

test('the early read asks for what the repository asks for: empty arguments are left out', () => {
  const read = {
    fn: 'search_events',
    params: { q: 'p_query', city: 'p_city', id: 'p_id' },
    fixed: { p_page_size: 12 },
  };
  const url = new URL(
    earlyReadUrl(read, '/', { id: '42' }, '?q=%E7%94%9F%E5%92%96&city=%00&page=2'),
  );
  expect(url.pathname).toBe('/rest/v1/rpc/search_events');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    p_page_size: '12',
    p_query: '生咖',
    p_id: '42',
  });
});
