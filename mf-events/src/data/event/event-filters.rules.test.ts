import {
  eventSearch,
  isFiltered,
  isLimited,
  noFilters,
  parseEventFilters,
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
    when: null,
    from: '2026-12-24',
    to: '2026-12-26',
    price: '500',
    sort: 'popular',
    page: 3,
  } as const;
  expect(parse(eventSearch(filters))).toEqual(filters);
  const named = { ...filters, when: 'weekend', from: null, to: null, price: '0' } as const;
  expect(parse(eventSearch(named))).toEqual(named);
});

test('days with a name stand for themselves; a span that ends before it begins is open', () => {
  expect(parse('when=today&from=2026-12-24')).toEqual({ ...noFilters, when: 'today' });
  expect(parse('from=2026-12-24&to=2026-12-20')).toEqual({ ...noFilters, from: '2026-12-24' });
  expect(parse('to=2026-12-20')).toEqual({ ...noFilters, to: '2026-12-20' });
});

test('what is at its default stays out of the address', () => {
  expect(eventSearch({ ...noFilters, query: '  ' })).toBe('');
});

test.each([
  'city=atlantis',
  'city=all',
  'category=%E4%B8%8D%E5%AD%98%E5%9C%A8',
  'sort=cheapest',
  'price=7',
  'when=someday',
  'from=2026-02-30',
  'to=0202-12-01',
])('unknown words of an old link (%s) are dropped', (search) =>
  expect(parse(search)).toEqual(noFilters),
);

test('sorting and paging leave nothing out of the list', () => {
  expect(isFiltered({ ...noFilters, sort: 'popular', page: 2 })).toBe(false);
  expect(isFiltered({ ...noFilters, query: '黑膠' })).toBe(true);
  expect(isFiltered({ ...noFilters, city: 'tainan' })).toBe(true);
});

test('limits are all that narrows the list beside the words', () => {
  expect(isLimited({ ...noFilters, query: '黑膠' })).toBe(false);
  for (const limit of [{ when: 'today' }, { to: '2026-12-20' }, { price: '0' }] as const) {
    expect([limit, isLimited({ ...noFilters, ...limit })]).toEqual([limit, true]);
    expect([limit, isFiltered({ ...noFilters, ...limit })]).toEqual([limit, true]);
  }
});
