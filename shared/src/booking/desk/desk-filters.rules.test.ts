import { deskSearch, isDeskNarrowed, readDeskFilters } from './desk-filters.rules';

const read = (search: string) => readDeskFilters(new URLSearchParams(search));

test('an address says what the desk is narrowed to and its order, and nothing that is usual', () => {
  const address =
    '?q=%E6%9E%97&state=quoted&subject=5b2d0000-0000-4000-8000-000000000001&page=2&size=50&sort=-total';
  expect(deskSearch(read(address))).toBe(address);
  expect(isDeskNarrowed(read(address))).toBe(true);
  expect(deskSearch(read('?size=20&page=1'))).toBe('');
});

test('what an address cannot mean is dropped', () => {
  const filters = read('?state=lost&venue=1&size=7&sort=deposit');
  expect(deskSearch(filters)).toBe('');
  expect(isDeskNarrowed(filters)).toBe(false);
});
