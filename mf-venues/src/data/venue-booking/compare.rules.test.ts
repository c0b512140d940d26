import { bookingCard } from '@spotlight/shared/booking/fixture';
import { askedDays } from './compare.rules';

const offer = (id: string, total: number, overrides: Parameters<typeof bookingCard>[0] = {}) =>
  bookingCard({ id, status: 'quoted', total, deposit: total / 10, ...overrides });

test('offers come before what still waits, the cheapest first, day by day', () => {
  const days = askedDays([
    bookingCard({ id: 'later', startAt: '2026-12-27T05:00:00Z', endAt: '2026-12-27T10:00:00Z' }),
    bookingCard({ id: 'waits', total: 1000 }),
    offer('dear', 9000),
    offer('cheap', 6000),
  ]);
  expect(days.map(({ day, bookings }) => [day, bookings.map(({ id }) => id)])).toEqual([
    ['2026-12-26', ['cheap', 'dear', 'waits']],
    ['2026-12-27', ['later']],
  ]);
});

test('a pair is a venue and a performer within its hours, both with an offer', () => {
  const performance = (id: string, startAt: string, endAt: string, status = 'quoted' as const) =>
    offer(id, 5000, { kind: 'performance', performerId: 'p1', startAt, endAt, status });
  const [day] = askedDays([
    offer('venue', 6000),
    performance('within', '2026-12-26T06:00:00Z', '2026-12-26T10:00:00Z'),
    performance('beyond', '2026-12-26T06:00:00Z', '2026-12-26T10:30:00Z'),
    bookingCard({ id: 'asked', kind: 'performance' }),
  ]);
  expect(
    day?.pairs.map(({ venue, performance: { id }, total, deposit }) => [
      venue.id,
      id,
      total,
      deposit,
    ]),
  ).toEqual([['venue', 'within', 11_000, 1100]]);
});
