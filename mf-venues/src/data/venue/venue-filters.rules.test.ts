import {
  freeWindow,
  isNarrowed,
  readVenueFilters,
  searchedHours,
  venueSearch,
} from './venue-filters.rules';

const read = (search: string) => readVenueFilters(new URLSearchParams(search));

test('every filter survives the way through the address', () => {
  const search =
    '?q=%E6%A8%93%E4%B8%8A&type=%E5%92%96%E5%95%A1%E5%BB%B3&city=tainan&people=50&price=3000&with=wifi%2Cprojector&friendly=true&saved=true&map=true&sort=price&page=3';
  const filters = read(search);
  expect(filters).toEqual({
    flex: null,
    around: null,
    day: null,
    start: null,
    hours: null,
    query: '樓上',
    type: '咖啡廳',
    city: 'tainan',
    people: 50,
    maxPrice: 3000,
    maxTotal: null,
    amenities: ['wifi', 'projector'],
    isSupportFriendly: true,
    isSaved: true,
    isMap: true,
    sort: 'price',
    page: 3,
  });
  expect(venueSearch(filters)).toBe(search);
});

test('what the address cannot mean is dropped', () => {
  const filters = read(
    'city=atlantis&type=城堡&people=7&price=-1&friendly=1&with=throne&sort=rating&page=0',
  );
  expect(venueSearch(filters)).toBe('');
});

test('facilities are in one order, however they were written', () => {
  expect(venueSearch(read('with=projector,wifi,wifi'))).toBe('?with=wifi%2Cprojector');
});

test('defaults stay out of the address', () => {
  expect(venueSearch(read('sort=name&page=1&q=%20%20'))).toBe('');
});

test('order and page do not count as narrowing', () => {
  expect(isNarrowed(read('sort=price&page=2&map=true'))).toBe(false);
  expect(isNarrowed(read('friendly=true'))).toBe(true);
  expect(isNarrowed(read('with=stage'))).toBe(true);
});

test('hours survive the way through the address, and belong to a day', () => {
  const search = '?day=2026-12-26&start=14%3A00&hours=5';
  expect(venueSearch(read(search))).toBe(search);
  expect(venueSearch(read('start=14:00&hours=5'))).toBe('');
  expect(read('day=2026-13-40').day).toBeNull();
  expect(read('day=2026-12-26')).toMatchObject({ start: null, hours: 4 });
});

test('a limit is for the whole of the hours that are wanted, and by the hour without them', () => {
  const search = '?day=2026-12-26&hours=5&total=20000';
  expect(venueSearch(read(search))).toBe(search);
  expect(read(search)).toMatchObject({ maxPrice: null, maxTotal: 20_000 });
  // Hours are added, and taken away again.
  expect(venueSearch(read('price=3000&day=2026-12-26'))).toBe('?day=2026-12-26&total=12000');
  expect(venueSearch(read('total=12000'))).toBe('?price=3000');
  // Where no step says the same, the next one that does not leave out what was meant.
  expect(read('price=2000&day=2026-12-26&hours=5').maxTotal).toBe(12_000);
  expect(read('total=30000')).toMatchObject({ maxPrice: 8000, maxTotal: null });
  expect(read('total=50000')).toMatchObject({ maxPrice: null, maxTotal: null });
  expect(read('total=123&day=2026-12-26').maxTotal).toBeNull();
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

test('flexible days survive the way through the address, with the day that was picked among them', () => {
  const search = '?flex=weekend&around=2099-12-23&day=2099-12-27&hours=5';
  expect(venueSearch(read(search))).toBe(search);
  // As long as nobody has picked one, it is the first of them.
  expect(read('flex=weekend&around=2099-12-23').day).toBe('2099-12-26');
  expect(readVenueFilters(new URLSearchParams('flex=evening'), '2099-12-23').day).toBe(
    '2099-12-23',
  );
  expect(read('around=2099-12-23').around).toBeNull();
  expect(read('flex=near').flex).toBeNull();
  expect(read('flex=near&day=2099-12-23')).toMatchObject({ flex: 'near', day: '2099-12-23' });
});

test('an evening is looked for from five until two, or as long as it takes', () => {
  expect(freeWindow(read('flex=evening&day=2099-12-26&start=10:00'))).toEqual({
    from: '2099-12-26T09:00:00.000Z',
    to: '2099-12-26T18:00:00.000Z',
    minutes: 240,
  });
  expect(freeWindow(read('flex=evening&day=2099-12-26&hours=12'))?.to).toBe(
    '2099-12-26T21:00:00.000Z',
  );
});

test('other hours keep the flexible days that they can be had with', () => {
  const typed = { day: '2099-12-23', start: null, hours: 5 };
  expect(searchedHours('near', typed)).toMatchObject({
    flex: 'near',
    day: typed.day,
    around: null,
  });
  expect(searchedHours('weekend', typed)).toMatchObject({ day: null, around: typed.day });
  expect(searchedHours('evening', { ...typed, start: '10:00' }).flex).toBeNull();
  expect(searchedHours('weekend', { day: null, start: null, hours: null })).toEqual({
    flex: null,
    around: null,
    day: null,
    start: null,
    hours: null,
  });
});
