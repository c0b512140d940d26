import { performerSearch, readPerformerFilters } from './performer-filters.rules';

const read = (search: string) => readPerformerFilters(new URLSearchParams(search));

test('every filter survives the way through the address', () => {
  const search = '?q=VIVID9&category=band&city=kaohsiung&sort=newest&page=2';
  const filters = read(search);
  expect(filters).toEqual({
    query: 'VIVID9',
    category: 'band',
    city: 'kaohsiung',
    sort: 'newest',
    page: 2,
  });
  expect(performerSearch(filters)).toBe(search);
});

test('what the address cannot mean is dropped', () => {
  expect(performerSearch(read('category=wizard&city=mars&sort=price&page=1.5'))).toBe('');
});

test('defaults stay out of the address', () => {
  expect(performerSearch(read('sort=popular&page=1&q='))).toBe('');
});
