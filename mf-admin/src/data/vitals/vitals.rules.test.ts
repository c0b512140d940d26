import { rateVital } from './vitals.rules';

it.each([
  ['lcp', 2500, 'good'],
  ['lcp', 2501, 'fair'],
  ['lcp', 4001, 'poor'],
  ['inp', 200, 'good'],
  ['inp', 501, 'poor'],
  ['cls', 0, 'good'],
  ['cls', 0.25, 'fair'],
  ['cls', 0.26, 'poor'],
] as const)('%s of %d is %s', (vital, value, rating) => {
  expect(rateVital(vital, value)).toBe(rating);
});
