import { everyDay, hasHours, weekFormOf, weekHoursOf } from './week-hours.rules';

test('what is stored comes back as it was; closed days carry no hours', () => {
  const stored = {
    openDays: { monday: true, sunday: false },
    openingHours: { monday: { start: '18:00', end: '23:30' } },
  };
  const form = weekFormOf(stored);
  expect(form.days[0]).toEqual({ isOpen: true, start: '18:00', end: '23:30' });
  expect(form.days[6]).toMatchObject({ isOpen: false });
  expect(weekHoursOf(form).openingHours).toEqual(stored.openingHours);
  expect(Object.keys(weekHoursOf(form).openDays)).toHaveLength(7);
});

test('a page can be invited as soon as one day is open', () => {
  expect([hasHours(null), hasHours({ openDays: { monday: false }, openingHours: {} })]).toEqual([
    false,
    false,
  ]);
  expect(hasHours(everyDay())).toBe(true);
});
