import { weekOf } from './week.rules';

const week = { monday: '2026-11-30', sunday: '2026-12-06' };

test.each(['2026-11-30', '2026-12-01', '2026-12-05', '2026-12-06'])(
  '%s lies in the week that begins on Monday 11/30',
  (day) => expect(weekOf(day)).toEqual(week),
);

test('a week may cross the turn of the year', () => {
  expect(weekOf('2027-01-01')).toEqual({ monday: '2026-12-28', sunday: '2027-01-03' });
});
