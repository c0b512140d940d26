import {
  isFiltered,
  noFilters,
  pageCountOf,
  parseEventFilters,
  toSearchParams,
} from './event-filters.rules';

const parse = (search: string) => parseEventFilters(new URLSearchParams(search));

test('an empty address is the whole list by date', () => {
  expect(parse('')).toEqual(noFilters);
});

test('filters survive the way into the address and back', () => {
  const filters = {
    query: '黑膠',
    category: '主題展',
    city: 'taipei',
    sort: 'popular',
    page: 3,
  } as const;
  expect(parseEventFilters(toSearchParams(filters))).toEqual(filters);
});

test('what is at its default stays out of the address', () => {
  expect(toSearchParams({ ...noFilters, query: '  ' }).toString()).toBe('');
});

test.each(['city=atlantis', 'city=all', 'category=%E4%B8%8D%E5%AD%98%E5%9C%A8', 'sort=price'])(
  'unknown words of an old link (%s) are dropped',
  (search) => expect(parse(search)).toEqual(noFilters),
);

test.each(['page=0', 'page=-2', 'page=1.5', 'page=abc', 'page='])('%s means page one', (search) =>
  expect(parse(search).page).toBe(1),
);

test('sorting and paging leave nothing out of the list', () => {
  expect(isFiltered({ ...noFilters, sort: 'popular', page: 2 })).toBe(false);
  expect(isFiltered({ ...noFilters, query: '黑膠' })).toBe(true);
  expect(isFiltered({ ...noFilters, city: 'tainan' })).toBe(true);
});

test('pages hold twelve events, and an empty list is one page', () => {
  expect([0, 1, 12, 13, 36].map(pageCountOf)).toEqual([1, 1, 1, 2, 3]);
});
