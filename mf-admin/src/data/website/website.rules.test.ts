import { changedTexts, matchesBanner, moveTo, sizeText, textsInConflict } from './website.rules';
import { textKeys, type Banner, type SiteTexts } from './website.schema';

const texts = (changes: Partial<SiteTexts> = {}): SiteTexts => ({
  ...(Object.fromEntries(textKeys.map((key) => [key, key])) as SiteTexts),
  ...changes,
});

test('only what was changed is sent, with what it was before', () => {
  const after = texts({ homepageTitle: ' 新標題 ', aboutDescription: 'aboutDescription ' });
  expect(changedTexts(texts(), after)).toEqual({
    texts: { homepageTitle: '新標題' },
    seen: { homepageTitle: 'homepageTitle' },
    keys: ['homepageTitle'],
  });
});

test('a text that somebody else changed is in conflict when it is changed here, too', () => {
  const now = texts({ homepageTitle: '別人的', aboutDescription: '別人的' });
  expect(textsInConflict(texts(), now, ['homepageTitle'])).toEqual(['homepageTitle']);
});

test('a banner is found by title, key or page, whatever the case', () => {
  const banner = { title: '跨年', bannerKey: 'new-year', page: 'home' } as Banner;
  for (const words of ['跨年', 'NEW', '首頁', '跨年 home', '']) {
    expect(matchesBanner(banner, words, '首頁')).toBe(true);
  }
  expect(matchesBanner(banner, '跨年 活動', '首頁')).toBe(false);
});

test.each([
  ['c', 1, ['c', 'a', 'b']],
  ['a', 3, ['b', 'c', 'a']],
  ['b', 2, ['a', 'b', 'c']],
])('%s goes to place %i of the list', (id, place, order) => {
  expect(moveTo(['a', 'b', 'c'], id, place)).toEqual(order);
});

test('sizes are told in the unit that fits', () => {
  expect([sizeText(1), sizeText(2_200_000)]).toEqual(['1 KB', '2.1 MB']);
});
