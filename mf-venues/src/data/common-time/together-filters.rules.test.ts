import {
  daysOf,
  rangeAfter,
  rangeBefore,
  readTogetherFilters,
  togetherSearch,
  wantedTogether,
} from './together-filters.rules';

const today = '2026-12-01';
const venue = '11111111-1111-4111-8111-111111111111';
const band = '22222222-2222-4222-8222-222222222222';
const read = (search: string) => readTogetherFilters(new URLSearchParams(search), today);

test('an address without anything is the week from today, four hours for twenty people', () => {
  expect(read('')).toEqual({
    venues: [],
    performers: [],
    from: today,
    until: '2026-12-07',
    part: 'any',
    hours: 4,
    people: 20,
    at: null,
  });
  expect(togetherSearch(read(''), today)).toBe('');
});

test('what is chosen survives the address', () => {
  const search = `?venues=${venue}&performers=${band}&from=2026-12-21&until=2026-12-24&part=evening&hours=2&people=80&at=2026-12-22T10%3A00%3A00.000Z`;
  expect(decodeURIComponent(togetherSearch(read(search), today))).toBe(decodeURIComponent(search));
});

test('what an address cannot mean is dropped', () => {
  expect(
    read(`venues=x,${venue},${venue}&from=2020-01-01&until=2027-12-31&people=0&hours=99&at=soon`),
  ).toMatchObject({
    venues: [venue],
    from: today,
    until: '2026-12-31',
    people: 20,
    hours: 4,
    at: null,
  });
});

test('nothing is asked before there is somebody on both sides', () => {
  expect(wantedTogether(read(`venues=${venue}`))).toBeNull();
  expect(wantedTogether(read(`venues=${venue}&performers=${band}&part=evening`))).toMatchObject({
    opens: 1020,
    closes: 1740,
    minutes: 240,
  });
});

test('before and after are as many days, and not before today', () => {
  const range = { from: '2026-12-05', until: '2026-12-11' };
  expect(daysOf(range)).toBe(7);
  expect(rangeAfter(range)).toEqual({ from: '2026-12-12', until: '2026-12-18' });
  expect(rangeBefore(range, today)).toEqual({ from: today, until: '2026-12-07' });
  expect(rangeBefore({ from: today, until: '2026-12-07' }, today)).toBeNull();
});
