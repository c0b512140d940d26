import { readVenueEventFilters, venueEventSearch } from './venue-event-filters.rules';

test('an address says what the list is narrowed to, and what it cannot mean is dropped', () => {
  const venue = '5b2d0000-0000-4000-8000-000000000001';
  const address = `?state=objected&venue=${venue}&page=2`;
  const filters = readVenueEventFilters(new URLSearchParams(address));
  expect(filters).toEqual({ state: 'objected', venue, page: 2, sort: null });
  expect(venueEventSearch(filters)).toBe(address);
  expect(readVenueEventFilters(new URLSearchParams('?state=maybe&venue=1&page=-3'))).toEqual({
    state: null,
    venue: null,
    page: 1,
    sort: null,
  });
});
