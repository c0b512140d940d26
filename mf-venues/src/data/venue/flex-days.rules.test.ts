import { cheapestDays, firstDay, flexDays, whyNotFree } from './flex-days.rules';

// A Wednesday.
const today = '2026-12-23';

test('a few days more or less never begin before today', () => {
  expect(flexDays('near', '2026-12-30', today)).toEqual({
    from: '2026-12-27',
    until: '2027-01-02',
    isWeekend: false,
  });
  expect(flexDays('near', '2026-12-24', today).from).toBe(today);
});

test('weekends are four, and a Sunday still belongs to its own', () => {
  expect(firstDay('weekend', today, today)).toBe('2026-12-26');
  expect(flexDays('weekend', today, today)).toEqual({
    from: today,
    until: '2027-01-17',
    isWeekend: true,
  });
  expect(firstDay('weekend', '2026-12-27', today)).toBe('2026-12-27');
  expect(flexDays('weekend', '2026-12-27', today)).toMatchObject({
    from: '2026-12-27',
    until: '2027-01-17',
  });
});

test('evenings are the seven from the wanted day on; a day that is past means today', () => {
  expect(flexDays('evening', '2026-12-28', today)).toMatchObject({
    from: '2026-12-28',
    until: '2027-01-03',
  });
  expect(firstDay('evening', '2020-01-01', today)).toBe(today);
});

test('where nothing is free, it may be too soon or too far for most venues', () => {
  expect(flexDays('next', '2026-12-24', today)).toEqual({
    from: '2026-12-25',
    until: '2027-01-03',
    isWeekend: false,
  });
  const days = [today, '2026-12-30', '2026-12-31', '2027-03-23', '2027-03-24'];
  expect(days.map((day) => whyNotFree(day, today))).toEqual([
    'tooSoon',
    'tooSoon',
    'notFree',
    'notFree',
    'tooFar',
  ]);
});

test('the cheapest days are marked, unless there is nothing to choose', () => {
  const days = (...totals: (number | null)[]) =>
    totals.map((lowestTotal, index) => ({ day: `d${index}`, lowestTotal }));
  expect([...cheapestDays(days(3000, 2000, null, 2000))]).toEqual(['d1', 'd3']);
  expect([...cheapestDays(days(2000, 2000))]).toEqual([]);
  expect([...cheapestDays(days(null, 2000))]).toEqual([]);
  expect([...cheapestDays(days(null))]).toEqual([]);
});
