import { emptyStretches, invitingRate, partOf } from './empty-hours.rules';
import type { OccupiedHour } from './income.schema';

const day = (weekday: number, from: number, to: number, booked: (hour: number) => number) =>
  Array.from({ length: to - from }, (_, index): OccupiedHour => {
    const hour = from + index;
    return { weekday, hour, open: 720, booked: booked(hour) };
  });

test('empty hours in a row are one stretch, and the same ones of several days stand together', () => {
  const hours = [
    ...day(2, 10, 22, (hour) => (hour < 14 ? 0 : 360)),
    ...day(3, 10, 22, (hour) => (hour < 14 ? 60 : 360)),
    ...day(6, 10, 22, () => 700),
  ];
  expect(emptyStretches(hours)).toEqual([
    { weekdays: [2, 3], from: 10, to: 14, minutes: 4 * 720 + 4 * 660 },
  ]);
});

test('one hour alone is left out, and a closed hour parts two stretches', () => {
  const hours = [
    ...day(1, 10, 11, () => 0),
    ...day(2, 10, 12, () => 0),
    ...day(2, 14, 17, () => 0),
  ];
  expect(emptyStretches(hours).map(({ from, to }) => [from, to])).toEqual([
    [14, 17],
    [10, 12],
  ]);
});

test('the three with the most empty time are enough', () => {
  const hours = [1, 2, 3, 4].flatMap((weekday) => day(weekday, 8, 10 + weekday, () => 0));
  expect(emptyStretches(hours)).toHaveLength(3);
  expect(emptyStretches(hours)[0]?.weekdays).toEqual([4]);
});

test('hours that were never open are not full, and nothing is fuller than full', () => {
  expect(partOf({ open: 0, booked: 0 })).toBe(0);
  expect(partOf({ open: 60, booked: 90 })).toBe(1);
});

test('an inviting price is a fifth lower, in full fifties', () => {
  expect([1500, 999, 10].map(invitingRate)).toEqual([1200, 800, 50]);
});
