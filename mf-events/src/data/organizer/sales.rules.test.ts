import { labelledDays, summarizeSales } from './sales.rules';

test.each([
  [0, []],
  [1, [0]],
  [2, [0, 1]],
  [5, [0, 1, 2, 3, 4]],
  [6, [0, 1, 3, 4, 5]],
  [90, [0, 22, 45, 67, 89]],
])('of %d days the first, the last and some between are named', (count, days) => {
  expect(labelledDays(count)).toEqual(days);
});

test('a chart without sales has no peak', () => {
  expect(summarizeSales([{ day: '2026-12-01', tickets: 0 }])).toEqual({
    total: 0,
    peak: undefined,
  });
});
