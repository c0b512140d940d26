import type { BookingCard } from '@spotlight/shared/booking/schema';
import { taipeiDay } from '@spotlight/shared/format';

/** What somebody asked for one day, venues and performers. */
export interface AskedDay {
  /** `YYYY-MM-DD` */
  day: string;
  bookings: BookingCard[];
  /** Offers that can be taken together: a venue, and a performer within its hours. */
  pairs: { venue: BookingCard; performance: BookingCard; total: number; deposit: number }[];
  /** What was taken together and waits for its deposits. */
  taken: { venue: BookingCard; performance: BookingCard }[];
}

const isOffer = ({ status }: BookingCard) => status === 'quoted';

/** Open requests by day; of each day the cheapest offers first, then what still waits. */
export function askedDays(bookings: readonly BookingCard[]): AskedDay[] {
  const days = new Map<string, BookingCard[]>();
  for (const booking of bookings) {
    const day = taipeiDay(booking.startAt);
    days.set(day, [...(days.get(day) ?? []), booking]);
  }
  return [...days]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([day, asked]) => ({
      day,
      bookings: asked.toSorted(
        (one, other) =>
          Number(isOffer(other)) - Number(isOffer(one)) ||
          (one.total ?? Infinity) - (other.total ?? Infinity),
      ),
      pairs: pairsOf(asked),
      taken: takenOf(asked),
    }));
}

const takenOf = (asked: readonly BookingCard[]): AskedDay['taken'] =>
  asked.flatMap((venue) => {
    const performance = asked.find(
      ({ kind, jointId }) => kind === 'performance' && jointId === venue.jointId,
    );
    return venue.kind === 'venue' && venue.jointId !== null && performance
      ? [{ venue, performance }]
      : [];
  });

function pairsOf(asked: readonly BookingCard[]): AskedDay['pairs'] {
  const offers = asked.filter(isOffer);
  return offers
    .filter(({ kind }) => kind === 'venue')
    .flatMap((venue) =>
      offers
        .filter(
          ({ kind, startAt, endAt }) =>
            kind === 'performance' &&
            Date.parse(startAt) >= Date.parse(venue.startAt) &&
            Date.parse(endAt) <= Date.parse(venue.endAt),
        )
        .map((performance) => ({
          venue,
          performance,
          total: (venue.total ?? 0) + (performance.total ?? 0),
          deposit: (venue.deposit ?? 0) + (performance.deposit ?? 0),
        })),
    )
    .toSorted((one, other) => one.total - other.total);
}
