import { eventSearch, isFiltered, noFilters, parseEventFilters } from './event-filters.rules';

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
  expect(parse(eventSearch(filters))).toEqual(filters);
});

test('what is at its default stays out of the address', () => {
  expect(eventSearch({ ...noFilters, query: '  ' })).toBe('');
});

test.each(['city=atlantis', 'city=all', 'category=%E4%B8%8D%E5%AD%98%E5%9C%A8', 'sort=price'])(
  'unknown words of an old link (%s) are dropped',
  (search) => expect(parse(search)).toEqual(noFilters),
);

test('sorting and paging leave nothing out of the list', () => {
  expect(isFiltered({ ...noFilters, sort: 'popular', page: 2 })).toBe(false);
  expect(isFiltered({ ...noFilters, query: '黑膠' })).toBe(true);
  expect(isFiltered({ ...noFilters, city: 'tainan' })).toBe(true);
});
