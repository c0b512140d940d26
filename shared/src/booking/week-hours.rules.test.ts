import { axisOf, onlyBookable, startsOf, startWithin, weekOf } from './week-hours.rules';

const monday = '2026-12-21';
const hours = (day: string, from: string, to: string, lastDay = day) => ({
  startAt: `${day}T${from}:00+08:00`,
  endAt: `${lastDay}T${to}:00+08:00`,
});
const bar = hours('2026-12-25', '18:00', '02:00', '2026-12-26');

test('what passes midnight is a part of both days', () => {
  const week = weekOf(monday, { opening: [bar], free: [bar] });
  expect(week[4]).toEqual({ day: '2026-12-25', isOpen: true, free: [{ from: 1080, to: 1440 }] });
  expect(week[5]?.free).toEqual([{ from: 0, to: 120 }]);
  expect(week[0]).toEqual({ day: monday, isOpen: false, free: [] });
});

test('the axis holds every opening of the week in whole hours', () => {
  expect(axisOf(monday, [hours(monday, '10:30', '21:15')])).toEqual({ from: 600, to: 1320 });
  expect(axisOf(monday, [])).toEqual({ from: 540, to: 1260 });
});

test('a press means the grid, and early enough that the hours fit', () => {
  const free = { from: 610, to: 1080 };
  expect(startWithin(free, 700, 120, 30)).toBe(690);
  expect(startWithin(free, 1060, 120, 30)).toBe(960);
  expect(startWithin(free, 611, 120, 30)).toBe(630);
});

test('starts lie within opening hours, and those that are taken are told apart', () => {
  const opening = [hours(monday, '10:00', '14:00')];
  const free = [hours(monday, '12:00', '14:00')];
  const starts = startsOf(monday, { opening, free, slotMinutes: 60, latestStart: null }, 120);
  expect(starts.map(({ minute, isFree }) => [minute / 60, isFree])).toEqual([
    [10, false],
    [11, false],
    [12, true],
  ]);
});

test('what is past, too soon or too far ahead is not offered', () => {
  const days = ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24'];
  const opening = days.map((day) => hours(day, '10:00', '22:00'));
  const calendar = onlyBookable({
    from: monday,
    to: '2026-12-27',
    slotMinutes: 60,
    minMinutes: 60,
    earliestStart: '2026-12-22T06:00:00Z',
    latestStart: '2026-12-23T12:00:00Z',
    opening,
    free: opening,
  });
  expect(weekOf(monday, calendar).map(({ free }) => free)).toEqual([
    [],
    [{ from: 14 * 60, to: 22 * 60 }],
    [{ from: 10 * 60, to: 22 * 60 }],
    [],
    [],
    [],
    [],
  ]);
  const starts = (day: string) =>
    startsOf(day, calendar, 60)
      .filter(({ isFree }) => isFree)
      .map(({ minute }) => minute / 60);
  expect([starts('2026-12-21'), starts('2026-12-22')[0], starts('2026-12-23').at(-1)]).toEqual([
    [],
    14,
    20,
  ]);
});
