import { columnsOf, shiftDay, slotsOf } from './ad-calendar.rules';

it('puts a span where its days are, and cuts it at the edges', () => {
  const at = (startsOn: string, endsOn: string) =>
    columnsOf({ startsOn, endsOn }, '2026-11-23', 28);
  expect(at('2026-11-23', '2026-11-23')).toEqual({ first: 1, end: 2 });
  expect(at('2026-11-30', '2026-12-06')).toEqual({ first: 8, end: 15 });
  expect(at('2026-11-01', '2027-03-01')).toEqual({ first: 1, end: 29 });
});

it('goes on across months', () => {
  expect(shiftDay('2026-11-23', 28)).toBe('2026-12-21');
  expect(shiftDay('2026-03-01', -1)).toBe('2026-02-28');
});

it('tells the slots that are taken from those that are free all along', () => {
  const booking = (slotNo: number) => ({ slotNo }) as never;
  const { rows, free } = slotsOf({ slots: 5, bookings: [booking(3), booking(1), booking(3)] });
  expect(rows.map(({ slotNo, bookings }) => [slotNo, bookings.length])).toEqual([
    [1, 1],
    [3, 2],
  ]);
  expect(free).toBe(3);
});
