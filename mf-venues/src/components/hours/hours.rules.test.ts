import { fieldsOf, hoursOf, lengthChoices } from './hours.rules';

test('fields mean moments in Taipei, and back', () => {
  const hours = hoursOf({ day: '2026-12-31', start: '1320', length: '240' });
  expect(hours).toEqual({
    startAt: '2026-12-31T14:00:00.000Z',
    endAt: '2026-12-31T18:00:00.000Z',
  });
  expect(fieldsOf('2026-12-31T14:00:00.000Z', '2026-12-31T18:00:00.000Z')).toEqual({
    day: '2026-12-31',
    start: '1320',
    length: '240',
  });
});

test('nothing is meant while a field is missing', () => {
  expect(hoursOf({ day: '', start: '600', length: '120' })).toBeNull();
  expect(hoursOf({ day: '2026-12-31', start: '', length: '120' })).toBeNull();
});

test('lengths begin with the shortest booking, and hold the chosen one', () => {
  const lengths = lengthChoices(3, 210);
  expect(lengths.slice(0, 3)).toEqual([180, 210, 240]);
  expect(lengths.at(-1)).toBe(720);
});
