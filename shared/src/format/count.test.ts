import { formatCount } from './count';

describe('counts', () => {
  it.each([
    [0, '0'],
    [8920, '8,920'],
    [9999, '9,999'],
    [10_000, '1 萬'],
    [11_000, '1.1 萬'],
    [24_199, '2.4 萬'],
    [99_999, '9.9 萬'],
    [12_345_678, '1,234.5 萬'],
  ])('%i reads %s', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });
});
