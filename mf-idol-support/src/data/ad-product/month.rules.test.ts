import { monthAfter, monthOf, weeksOf } from './month.rules';

test('a month knows its last day, also in a leap year', () => {
  expect(monthOf('2028-02-10')).toEqual({ month: '2028-02', from: '2028-02-01', to: '2028-02-29' });
  expect(monthAfter(monthOf('2026-12-05'), 1).month).toBe('2027-01');
  expect(monthAfter(monthOf('2026-01-31'), -1).month).toBe('2025-12');
});

test('weeks begin on Sunday and hold every day once', () => {
  const weeks = weeksOf(monthOf('2026-12-01'));
  expect(weeks[0]).toEqual([
    null,
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ]);
  expect(weeks.flat().filter(Boolean)).toHaveLength(31);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});
