import { freeWindow, isNarrowed, readVenueFilters, venueSearch } from './venue-filters.rules';

const read = (search: string) => readVenueFilters(new URLSearchParams(search));

test('every filter survives the way through the address', () => {
  const search =
    '?q=%E6%A8%93%E4%B8%8A&type=%E5%92%96%E5%95%A1%E5%BB%B3&city=tainan&people=50&price=3000&friendly=true&sort=price&page=3';
  const filters = read(search);
  expect(filters).toEqual({
    day: null,
    start: null,
    hours: null,
    query: '樓上',
    type: '咖啡廳',
    city: 'tainan',
    people: 50,
    maxPrice: 3000,
    isSupportFriendly: true,
    sort: 'price',
    page: 3,
  });
  expect(venueSearch(filters)).toBe(search);
});

test('what the address cannot mean is dropped', () => {
  const filters = read('city=atlantis&type=城堡&people=7&price=-1&friendly=1&sort=rating&page=0');
  expect(venueSearch(filters)).toBe('');
});

test('defaults stay out of the address', () => {
  expect(venueSearch(read('sort=name&page=1&q=%20%20'))).toBe('');
});

test('order and page do not count as narrowing', () => {
  expect(isNarrowed(read('sort=price&page=2'))).toBe(false);
  expect(isNarrowed(read('friendly=true'))).toBe(true);
});

test('hours survive the way through the address, and belong to a day', () => {
  const search = '?day=2026-12-26&start=14%3A00&hours=5';
  expect(venueSearch(read(search))).toBe(search);
  expect(venueSearch(read('start=14:00&hours=5'))).toBe('');
  expect(read('day=2026-13-40').day).toBeNull();
  expect(read('day=2026-12-26')).toMatchObject({ start: null, hours: 4 });
});

test('a start means just these hours, a day alone any of them', () => {
  expect(freeWindow(read('day=2026-12-26&start=14:00&hours=5'))).toEqual({
    from: '2026-12-26T06:00:00.000Z',
    to: '2026-12-26T11:00:00.000Z',
    minutes: 300,
  });
  expect(freeWindow(read('day=2026-12-26'))).toEqual({
    from: '2026-12-25T16:00:00.000Z',
    to: '2026-12-26T22:00:00.000Z',
    minutes: 240,
  });
  expect(freeWindow(read(''))).toBeNull();
});
