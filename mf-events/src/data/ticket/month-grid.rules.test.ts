import { monthSheet } from './month-grid.rules';

test('a month has all its days, each below its weekday', () => {
  const sheet = monthSheet('2026-12');
  expect(sheet).toHaveLength(5);
  expect(sheet[0]).toEqual([
    null,
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ]);
  expect(sheet.flat().filter(Boolean)).toHaveLength(31);
  expect(sheet.at(-1)).toEqual([
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    null,
    null,
  ]);
});

test('February of a leap year has twenty-nine, and one of four weeks no empty cell', () => {
  expect(monthSheet('2028-02').flat().filter(Boolean)).toHaveLength(29);
  expect(monthSheet('2026-02').flat()).toHaveLength(28);
});
