import { gigSearch, readGigFilters } from './gig-filters.rules';

const read = (search: string) => readGigFilters(new URLSearchParams(search));

test('what an address says is written back as it was', () => {
  const search =
    '?scope=mine&q=%E6%B5%B7&city=taipei&category=band&budget=10000&sort=budget&page=2';
  expect(gigSearch(read(search))).toBe(search);
});

test('what cannot be meant is dropped, and defaults stay out', () => {
  expect(gigSearch(read('?scope=all&city=atlantis&category=x&budget=7&sort=soon&page=1'))).toBe('');
});
