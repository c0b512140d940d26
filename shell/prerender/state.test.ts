import { isOfToday, startingState } from './state';

test('everything is rendered again after a release, and when a day begins in Taipei', () => {
  const evening = Date.parse('2026-11-23T23:55:00+08:00');
  const last = { ...startingState('release 1'), renderedAllAt: evening };
  expect(isOfToday(last, 'release 1', evening + 4 * 60_000)).toBe(true);
  expect(isOfToday(last, 'release 1', evening + 6 * 60_000)).toBe(false);
  expect(isOfToday(last, 'release 2', evening)).toBe(false);
  expect(isOfToday(startingState('release 1'), 'release 1', evening)).toBe(false);
});
