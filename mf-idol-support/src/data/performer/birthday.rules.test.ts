import {
  bySoonest,
  comingYearOf,
  groupByDay,
  hasPassed,
  monthGrid,
  neighbourMonth,
  readMonth,
  nextBirthday,
} from './birthday.rules';
import { birthdayInDecember } from './performer.fixture';

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
  const twin = { id: 'twin' };
  const days = groupByDay(
    [21, 5].map((day) => birthdayInDecember(day)).concat(birthdayInDecember(21, twin)),
  );
  expect(days.map(({ day, birthdays }) => [day, birthdays.length])).toEqual([
    [5, 1],
    [21, 2],
  ]);
  expect(days[1]?.birthdays[1]?.id).toBe('twin');
});

test('the next birthday comes first, those of the past weeks last', () => {
  const order = bySoonest([
    birthdayInDecember(1, { daysLeft: 364 }),
    birthdayInDecember(5, { daysLeft: 2 }),
    birthdayInDecember(3, { daysLeft: 0 }),
  ]);
  expect(order.map(({ day }) => day)).toEqual([3, 5, 1]);
});

test('a day has passed only within the month of today', () => {
  expect(hasPassed({ birthday: '12/01' }, '2026-12-02')).toBe(true);
  expect(hasPassed({ birthday: '12/02' }, '2026-12-02')).toBe(false);
  expect(hasPassed({ birthday: '11/30' }, '2026-12-02')).toBe(false);
});

test.each([
  ['12/05', '2026-12-04', '2026-12-05'],
  ['12/05', '2026-12-05', '2027-12-05'],
  ['01/16', '2026-12-05', '2027-01-16'],
  ['02/29', '2026-12-05', '2027-02-28'],
  ['02/29', '2027-12-05', '2028-02-29'],
])('the birthday %s, asked on %s, is next celebrated on %s', (birthday, today, next) => {
  expect(nextBirthday(birthday, today)).toBe(next);
});
