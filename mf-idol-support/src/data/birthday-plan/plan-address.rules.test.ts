import { planSearch, readPlanWish, wholeWish } from './plan-address.rules';

const wish = {
  artistId: '7a1c0000-0000-4000-8000-000000000001',
  day: '2027-01-16',
  city: 'taipei',
  budget: 120_000,
};
const read = (path: string) => readPlanWish(new URL(path, 'https://a.example').searchParams);

test('what is written is read as it was', () => {
  expect(read(`/x${planSearch(wish)}`)).toEqual(wish);
  expect(wholeWish(read(`/x${planSearch(wish)}`), '2027-01-15')).toEqual(wish);
  expect(planSearch({})).toBe('');
});

test.each(['artist=1', 'day=morgen', 'city=atlantis', 'budget=5', 'budget=1e99', 'budget=1500.5'])(
  '%s is no wish',
  (search) => {
    expect(read(`/x?${search}`)).toEqual({});
    expect(wholeWish(read(`/x?${search}`), '2027-01-15')).toBeNull();
  },
);

test.each(['2027-01-16', '2026-01-15'])('on %s its day is over, or too far away', (today) => {
  expect(wholeWish(wish, today)).toBeNull();
});
