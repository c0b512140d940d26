import type { Booking, BookingStatus } from './booking.schema';

/** Does somebody still have to do something about it? */
export const isOpen = (status: BookingStatus): boolean =>
  status === 'requested' || status === 'quoted' || status === 'awaiting_payment';

/** The quote that waits for the guest's answer. */
export const standingQuote = (
  { status, quotes }: Pick<Booking, 'status' | 'quotes'>,
  now: number,
) =>
  status === 'quoted'
    ? quotes.find((quote) => quote.status === 'sent' && Date.parse(quote.validUntil) > now)
    : undefined;

/** The proposal that waits for an answer. */
export const openAmendment = ({ amendments }: Pick<Booking, 'amendments'>, now: number) =>
  amendments.find(
    (amendment) => amendment.status === 'proposed' && Date.parse(amendment.validUntil) > now,
  );

/** What goes back when the reader calls it off now, of a deposit that is paid; `null`: nothing is paid yet. */
export function refundNow(booking: Booking): number | null {
  const { deposit, orderStatus, side, status, refundPercentNow } = booking;
  if (deposit === null || (orderStatus !== 'paid' && orderStatus !== 'completed')) return null;
  if (side === 'host' || status === 'awaiting_payment') return deposit;
  return Math.round((deposit * refundPercentNow) / 100);
}

const REVIEW_MS = 14 * 86_400_000;

/** Can the reader write a review now? */
export const canReview = (booking: Booking, now: number): boolean =>
  booking.status === 'completed' &&
  booking.side !== 'admin' &&
  booking.review === null &&
  booking.completedAt !== null &&
  now - Date.parse(booking.completedAt) < REVIEW_MS;

/** The steps of a booking that goes well, in their order. */
export const bookingSteps = ['requested', 'agreed', 'paid', 'held'] as const;

/** When each step was done, or until when it has to be. */
export function stepMoments(
  booking: Booking,
): Partial<Record<(typeof bookingSteps)[number], { at: string; isLimit: boolean }>> {
  const { status, createdAt, respondBy, agreedAt, payBy, confirmedAt, completedAt, startAt } =
    booking;
  const done = (at: string | null) => (at === null ? undefined : { at, isLimit: false });
  const limit = (at: string | null) => (at === null ? undefined : { at, isLimit: true });
  return {
    requested: done(createdAt),
    agreed: done(agreedAt) ?? limit(respondBy),
    paid: done(confirmedAt) ?? (status === 'awaiting_payment' ? limit(payBy) : undefined),
    held: done(completedAt ?? startAt),
  };
}

/** How many of the steps are behind, or `null` where it ended otherwise. */
export function stepsDone(status: BookingStatus): number | null {
  const done: Partial<Record<BookingStatus, number>> = {
    requested: 1,
    quoted: 1,
    awaiting_payment: 2,
    confirmed: 3,
    completed: 4,
  };
  return done[status] ?? null;
}
