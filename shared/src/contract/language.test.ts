import { chosenLanguage } from './chosen-language';
import { addressIn, registryIn, LANGUAGE_STORAGE_KEY } from './language';
import type { Registry } from './registry.schema';

const tabWith = (languages: string[], stored?: string, userAgent = 'Firefox') => {
  const localStorage = stored ? { [LANGUAGE_STORAGE_KEY]: stored } : {};
  const tab = { localStorage, sessionStorage: {}, navigator: { languages, userAgent } };
  return (search = '') => chosenLanguage({ ...tab, location: { search } } as never);
};
const visitor = (...tab: Parameters<typeof tabWith>) => tabWith(...tab)();
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1)';

it('follows the browser on a first visit, by the first language that there is', () => {
  expect(visitor(['en-GB', 'zh-TW'])).toBe('en');
  expect(visitor(['ja', 'zh-Hant-TW', 'en'])).toBe('zh-TW');
  expect(visitor(['ja', 'en-US'])).toBe('en');
  expect(visitor(['ko'])).toBe('zh-TW');
});

it('follows the choice after that', () => {
  expect(visitor(['en-GB'], 'zh-TW')).toBe('zh-TW');
  expect(visitor(['zh-TW'], 'en')).toBe('en');
  expect(visitor(['en-GB'], 'klingon')).toBe('en');
});

it('shows robots, which all speak English, what the address is known for', () => {
  expect(visitor(['en-US'], undefined, robot)).toBe('zh-TW');
  expect(tabWith(['en-US'], undefined, robot)('?lang=en')).toBe('en');
});

it('follows the link that somebody has shared, for as long as the tab is open', () => {
  const open = tabWith(['zh-TW']);
  expect(open('?utm_source=line&lang=en')).toBe('en');
  expect(open()).toBe('en');
  expect(open('?lang=zh-TW')).toBe('zh-TW');
  expect(visitor(['zh-TW'])).toBe('zh-TW');
});

it('shows no link in another language than somebody has chosen, and none in one that there is not', () => {
  expect(tabWith(['zh-TW'], 'zh-TW')('?lang=en')).toBe('zh-TW');
  expect(tabWith(['en-GB'])('?lang=klingon')).toBe('en');
  expect(tabWith(['en-GB'])('?slang=zh-TW')).toBe('en');
});

it('finds files of another language in a folder of the version', () => {
  expect(addressIn('/shell/1.0/main.js', 'en')).toBe('/shell/1.0/en/main.js');
  expect(addressIn('/remotes/mf-events/1.0/list.js', 'en')).toBe(
    '/remotes/mf-events/1.0/en/list.js',
  );
  expect(addressIn('/shell/1.0/main.js', 'zh-TW')).toBe('/shell/1.0/main.js');
});

const version = (languages?: string[]) => ({
  entry: '/remotes/mf-events/1/entry.js',
  files: ['/remotes/mf-events/1/module.js'],
  chunks: { list: ['/remotes/mf-events/1/list.js'] },
  languages,
});
const registry = {
  shell: { active: '1', versions: { 1: { ...version(['en']), files: ['/shell/1/platform.js'] } } },
  remotes: { new: { versions: { 1: version(['en']) } }, old: { versions: { 1: version() } } },
} as unknown as Registry;

it('leads every address of a version to its language, and leaves the registry as it was', () => {
  const before = JSON.stringify(registry);
  const { shell, remotes } = registryIn(registry, 'en');
  expect(shell.versions['1']?.files).toEqual(['/shell/1/en/platform.js']);
  expect(remotes['new']?.versions['1']).toMatchObject({
    entry: '/remotes/mf-events/1/en/entry.js',
    chunks: { list: ['/remotes/mf-events/1/en/list.js'] },
  });
  expect(JSON.stringify(registry)).toBe(before);
});

it('leaves a version alone that was published in one language', () => {
  expect(registryIn(registry, 'en').remotes['old']?.versions['1']?.entry).toBe(
    '/remotes/mf-events/1/entry.js',
  );
});
