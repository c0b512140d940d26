import { performerSearch, readPerformerFilters } from './performer-filters.rules';

const read = (search: string) => readPerformerFilters(new URLSearchParams(search));

test('every filter survives the way through the address', () => {
  const search =
    '?q=VIVID9&category=band&city=kaohsiung&feeFrom=10000&feeTo=30000&freeOn=2199-01-31&sort=newest&page=2';
  const filters = read(search);
  expect(filters).toEqual({
    query: 'VIVID9',
    category: 'band',
    city: 'kaohsiung',
    fee: { from: 10_000, to: 30_000 },
    freeOn: '2199-01-31',
    sort: 'newest',
    page: 2,
  });
  expect(performerSearch(filters)).toBe(search);
});

test('what the address cannot mean is dropped', () => {
  expect(
    performerSearch(
      read('category=wizard&city=mars&feeFrom=7&freeOn=2020-02-31&sort=price&page=1.5'),
    ),
  ).toBe('');
});

test('defaults stay out of the address', () => {
  expect(performerSearch(read('sort=popular&page=1&q='))).toBe('');
});

test('a day that is over narrows nothing any more', () => {
  expect(read('freeOn=2024-01-01').freeOn).toBeNull();
});
