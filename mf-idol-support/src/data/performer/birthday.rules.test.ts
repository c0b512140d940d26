import {
  bySoonest,
  comingYearOf,
  groupByDay,
  hasPassed,
  monthGrid,
  neighbourMonth,
  readMonth,
} from './birthday.rules';
import type { Birthday } from './performer.schema';

const birthday = (id: string, day: number, daysLeft: number): Birthday => ({
  id,
  performer_name: id,
  category: 'artist',
  genre: null,
  city: 'taipei',
  profile_image_url: null,
  birthday: `12/${String(day).padStart(2, '0')}`,
  day,
  next_date: `2026-12-${String(day).padStart(2, '0')}`,
  days_left: daysLeft,
  follower_count: 10,
  event_count: 0,
});

test('the months go round', () => {
  expect(neighbourMonth(12, 1)).toBe(1);
  expect(neighbourMonth(1, -1)).toBe(12);
  expect(neighbourMonth(6, 1)).toBe(7);
});

test('an address without a real month names none', () => {
  expect(readMonth('3')).toBe(3);
  for (const text of [null, '', '0', '13', '2.5', 'may']) expect(readMonth(text)).toBeNull();
});

test('a month that is over comes again next year', () => {
  expect(comingYearOf(12, '2026-12-01')).toBe(2026);
  expect(comingYearOf(11, '2026-12-01')).toBe(2027);
});

test('a month is laid out in whole weeks from Sunday', () => {
  const december = monthGrid(2026, 12);
  expect(december).toHaveLength(35);
  expect(december.slice(0, 4)).toEqual([null, null, 1, 2]);
  expect(december.slice(-3)).toEqual([31, null, null]);
  expect(monthGrid(2028, 2)).toContain(29);
  expect(monthGrid(2027, 2)).not.toContain(29);
});

test('birthdays of one day stand together, days in order', () => {
  const days = groupByDay([birthday('b', 21, 20), birthday('a', 5, 4), birthday('c', 21, 20)]);
  expect(days.map(({ day, birthdays }) => [day, birthdays.map((b) => b.id)])).toEqual([
    [5, ['a']],
    [21, ['b', 'c']],
  ]);
});

test('the next birthday comes first, those of the past weeks last', () => {
  const order = bySoonest([
    birthday('past', 1, 364),
    birthday('soon', 5, 2),
    birthday('now', 3, 0),
  ]);
  expect(order.map((b) => b.id)).toEqual(['now', 'soon', 'past']);
});

test('a day has passed only within the month of today', () => {
  expect(hasPassed({ birthday: '12/01' }, '2026-12-02')).toBe(true);
  expect(hasPassed({ birthday: '12/02' }, '2026-12-02')).toBe(false);
  expect(hasPassed({ birthday: '11/30' }, '2026-12-02')).toBe(false);
});
