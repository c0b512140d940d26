import { nextClosedDates, openingWeek } from './opening-hours.rules';

const bar = {
  openDays: { friday: true, saturday: true, sunday: false },
  openingHours: {
    friday: { start: '18:00', end: '02:00' },
    sunday: { start: '10:00', end: '16:00' },
  },
};

test('the week starts on Monday and marks today', () => {
  const week = openingWeek(bar, '2026-12-01');
  expect(week.map((line) => line.weekday)[0]).toBe('monday');
  expect(week.filter((line) => line.isToday).map((line) => line.weekday)).toEqual(['tuesday']);
  expect(openingWeek(bar, '2026-12-06').at(-1)).toMatchObject({ weekday: 'sunday', isToday: true });
});

test('an end before the start lies on the next day', () => {
  const friday = openingWeek(bar, '2026-12-01')[4];
  expect(friday?.hours).toEqual({ start: '18:00', end: '02:00', endsNextDay: true });
});

test('a day that is switched off is closed even where hours are saved', () => {
  expect(openingWeek(bar, '2026-12-01')[6]?.hours).toBeNull();
});

test('an open day without hours of its own has the usual ones', () => {
  const saturday = openingWeek(bar, '2026-12-01')[5];
  expect(saturday?.hours).toEqual({ start: '09:00', end: '18:00', endsNextDay: false });
});

test('closed dates are those to come, today included', () => {
  const dates = ['2026-12-31', '2026-11-30', '2026-12-01', '2027-01-01'];
  expect(nextClosedDates(dates, '2026-12-01', 2)).toEqual(['2026-12-01', '2026-12-31']);
});
