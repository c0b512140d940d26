import { filmOf, hasMedia, isOwnPath } from './banner.rules';

const banner = {
  id: 'b',
  bannerKey: 'b',
  mediaType: 'image' as const,
  bannerUrl: null,
  videoUrl: null,
  title: '橫幅',
  subtitle: null,
  link: null,
};

test.each([
  ['https://cdn.test/a.mp4', 'file'],
  ['https://cdn.test/a.webm?x=1', 'file'],
  ['https://www.youtube.com/watch?v=abc', 'page'],
  ['http://cdn.test/a.mp4', undefined],
  ['javascript:alert(1)', undefined],
])('the film %s is shown as %s', (videoUrl, kind) => {
  expect(filmOf({ mediaType: 'video', videoUrl })?.kind).toBe(kind);
});

test('a banner without picture and film has nothing to look at', () => {
  expect(hasMedia(banner)).toBe(false);
  expect(hasMedia({ ...banner, bannerUrl: '/a.png' })).toBe(true);
  expect(hasMedia({ ...banner, mediaType: 'video', bannerUrl: '/a.png' })).toBe(false);
});

test.each([
  ['/', true],
  ['/birthday', true],
  ['//evil.test', false],
  ['/\\evil.test', false],
  ['https://x.test', false],
])('%s leads to a page of this site: %s', (link, isOwn) => {
  expect(isOwnPath(link)).toBe(isOwn);
});
