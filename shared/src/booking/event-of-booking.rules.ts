import { eventLinks } from '@spotlight/shared/contract/links';
import type { Booking, BookingCard } from './booking.schema';

type Booked = Pick<BookingCard, 'kind' | 'venueId' | 'performerId' | 'startAt' | 'endAt'>;

/** Where an event begins that takes place and line-up from what is booked: the hours are those on stage, where there are any. */
export function eventStartPath(...booked: readonly Booked[]): string {
  const stage = booked.find(({ kind }) => kind === 'performance') ?? booked[0];
  const venue = booked.find(({ kind }) => kind === 'venue') ?? booked[0];
  return eventLinks.eventWith(
    venue?.venueId ?? '',
    booked.flatMap(({ performerId }) => performerId ?? []).join(','),
    stage && { from: stage.startAt, to: stage.endAt },
  );
}

/** The same for a guest's booking with its partner; `null` while nothing is held, and once there is an event. */
export function eventStartOf(booking: Booking, now: number): string | null {
  const { status, eventId, partner, startAt } = booking;
  const isHeld = status === 'awaiting_payment' || status === 'confirmed';
  if (!isHeld || eventId !== null || Date.parse(startAt) <= now) return null;
  return eventStartPath(...(partner ? [booking, partner] : [booking]));
}
