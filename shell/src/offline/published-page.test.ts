import type { Language } from '@spotlight/shared/contract/language';
import { defineManifest, type Registry } from '@spotlight/shared/contract/schema';
import { readPublishedPage, toStandIn } from './published-page';

const manifest = defineManifest({
  id: 'mf-events',
  owner: 'team',
  contract: '^1.0.0',
  namespace: 'events',
  paths: ['/events', '/tickets'],
  pages: [
    { path: '/events', screen: 'list', access: 'public', titleKey: 'name' },
    { path: '/tickets', screen: 'tickets', access: 'signed-in', titleKey: 'name', offline: ['qr'] },
  ],
  labels: { 'zh-TW': { name: '<活動>' } },
  budgetKb: 20,
});

const registry: Registry = {
  schema: 1,
  revision: 3,
  shell: {
    active: 's',
    versions: {
      s: { files: ['/shell/s/platform.js'], chunks: {}, commit: 'a', publishedAt: 'then' },
    },
  },
  remotes: {
    'mf-events': {
      active: '1',
      versions: {
        1: {
          entry: '/remotes/mf-events/1/entry.js',
          integrity: 'sha384-x',
          files: ['/remotes/mf-events/1/module.js'],
          chunks: {
            list: ['/remotes/mf-events/1/list.js'],
            tickets: ['/remotes/mf-events/1/tickets.js'],
            qr: ['/remotes/mf-events/1/qr.js'],
          },
          commit: 'a',
          publishedAt: 'then',
          manifest,
        },
      },
    },
  },
};

const htmlOf = (value: Registry) =>
  `<!doctype html><html><head><link rel="icon" href="/shell/s/assets/favicon.svg">
  <script type="application/json" id="app-config">{}</script>
  <script type="application/json" id="app-registry">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>
  <script>boot()</script><meta id="app-main" name="main-script" content="/shell/s/main.js"></head><body></body></html>`;
const read = (pathname: string, value = registry, language: Language = 'zh-TW') =>
  readPublishedPage(
    new DOMParser().parseFromString(htmlOf(value), 'text/html'),
    pathname,
    language,
  );

test('a page is what its document starts with, and the chunks that its manifest names', async () => {
  const page = await read('/tickets');
  expect(page.pattern).toBe('/tickets');
  expect(page.files.map((file) => file.split('/').at(-1))).toEqual([
    'favicon.svg',
    'main.js',
    'platform.js',
    'entry.js',
    'module.js',
    'tickets.js',
    'qr.js',
  ]);
});

test('a reader of English keeps the files in English, and what its labels say', async () => {
  const spoken = JSON.parse(JSON.stringify(registry)) as Registry;
  for (const version of [spoken.shell.versions['s'], spoken.remotes['mf-events']?.versions['1']])
    Object.assign(version ?? {}, { languages: ['en'] });
  const page = await read('/tickets', spoken, 'en');
  expect(page.files).toEqual(
    expect.arrayContaining([
      '/shell/s/en/main.js',
      '/shell/s/en/platform.js',
      '/remotes/mf-events/1/en/entry.js',
      '/remotes/mf-events/1/en/labels.json',
      '/remotes/mf-events/1/en/qr.js',
    ]),
  );
  expect(page.fingerprint).not.toBe((await read('/tickets', spoken)).fingerprint);
});

test('a page that does not say that it opens without network is not cached', async () => {
  expect((await read('/events')).pattern).toBeUndefined();
  expect((await read('/nowhere')).pattern).toBeUndefined();
});

test('nothing is cached where the site has switched it off', async () => {
  const off = { ...registry, shell: { ...registry.shell, isOfflineOff: true } };
  expect((await read('/tickets', off)).pattern).toBeUndefined();
});

test('another release has another fingerprint', async () => {
  const first = await read('/tickets');
  expect((await read('/tickets')).fingerprint).toBe(first.fingerprint);
  expect((await read('/tickets', { ...registry, revision: 4 })).fingerprint).not.toBe(
    first.fingerprint,
  );
});

test('the stored document says what it is, and is otherwise the same', () => {
  const html = htmlOf(registry);
  expect(toStandIn(html)).toBe(html.replace('<html>', '<html data-stand-in>'));
});
