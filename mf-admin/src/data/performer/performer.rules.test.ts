import { isMonthDay } from './performer-form.rules';
import { readPerformers, writePerformers } from './performer.rules';

it('keeps tab, filters and order in the address, and drops what it cannot mean', () => {
  const address = '?category=band&status=pending&owner=none&deleted=true&sort=-popularity';
  expect(writePerformers(readPerformers(new URLSearchParams(address)))).toBe(address);
  expect(writePerformers(readPerformers(new URLSearchParams('category=clown&deleted=1')))).toBe('');
});

it('knows the days of a year, with the 29th of February', () => {
  expect(['02/29', '12/31', '02/30', '13/01', '2/9', ''].map(isMonthDay)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
