import { splitDuration } from './duration.rules';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

test('days and a clock', () => {
  const duration = 8 * 24 * HOUR + 22 * HOUR + 56 * 60 * SECOND + 14 * SECOND;
  expect(splitDuration(duration)).toEqual({ days: 8, clock: '22:56:14' });
});

test('a begun second counts as a whole one, so that zero is only shown at zero', () => {
  expect(splitDuration(1)).toEqual({ days: 0, clock: '00:00:01' });
  expect(splitDuration(0)).toEqual({ days: 0, clock: '00:00:00' });
});

test('nothing is left of a time that has passed', () => {
  expect(splitDuration(-5 * HOUR)).toEqual({ days: 0, clock: '00:00:00' });
});
