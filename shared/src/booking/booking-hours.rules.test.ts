import { formatHours, formatTimes, minutesInto, momentOf, mondayOf } from './booking-hours.rules';

test('hours of one day name it once', () => {
  expect(formatHours('2026-12-26T06:00:00Z', '2026-12-26T10:00:00Z')).toBe(
    '2026/12/26(六) 14:00–18:00',
  );
});

test('midnight belongs to the day that it ends', () => {
  expect(formatTimes('2026-12-31T20:00:00+08:00', '2027-01-01T00:00:00+08:00')).toBe('20:00–24:00');
});

test('what goes beyond midnight names the next day', () => {
  expect(formatTimes('2028-02-28T22:00:00+08:00', '2028-02-29T02:00:00+08:00')).toBe(
    '22:00–02/29(二) 02:00',
  );
});

test('a time of a day is a moment and back, beyond midnight too', () => {
  const moment = momentOf('2026-12-31', 25 * 60 + 30);
  expect(moment).toBe('2026-12-31T17:30:00.000Z');
  expect(minutesInto('2026-12-31', moment)).toBe(25 * 60 + 30);
});

test('weeks begin on Monday', () => {
  expect(mondayOf('2026-12-27')).toBe('2026-12-21');
  expect(mondayOf('2026-12-28')).toBe('2026-12-28');
});
