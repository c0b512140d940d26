import { hostAddress } from './host-filters.rules';

const { read, write } = hostAddress('/venue-events', ['waiting', 'objected']);

test('an address says what the list is narrowed to, and what it cannot mean is dropped', () => {
  const venue = '5b2d0000-0000-4000-8000-000000000001';
  const address = `?state=objected&venue=${venue}&page=2`;
  const filters = read(new URLSearchParams(address));
  expect(filters).toEqual({ state: 'objected', venue, page: 2, sort: null });
  expect(write(filters)).toBe(address);
  expect(read(new URLSearchParams('?state=maybe&venue=1&page=-3'))).toEqual({
    state: null,
    venue: null,
    page: 1,
    sort: null,
  });
});
