/**
 * Bookings of venues and of performers: one table, hence one set of shapes, calls and pieces. It comes with
 * the screen that uses it.
 */
export * from './booking.mutations';
export * from './booking.queries';
export { bookingKeys, freeTimeKeys, reviewKeys } from './booking.keys';
export { listBookings, type BookingListRequest, type QuoteLine } from './booking.repository';
export {
  bookingReceiptSchema,
  cancellationPolicies,
  priceLineSchema,
  type Amendment,
  type Booking,
  type BookingCard,
  type BookingReceipt,
  type BookingSide,
  type BookingStatus,
  type CancellationPolicy,
  type PriceLine,
  type Quote,
} from './booking.schema';
export { hoursSchema, type FreeTime, type Hours, type OwnCalendar } from './calendar.schema';
export type { Review } from './review.schema';
export {
  addDays,
  formatHours,
  formatTimes,
  hoursBetween,
  minutesInto,
  momentOf,
  mondayOf,
} from './booking-hours.rules';
export {
  canReview,
  isOpen,
  openAmendment,
  refundNow,
  standingQuote,
} from './booking-state.rules';
export { refundTiersFor, type RefundTier } from './cancellation.rules';

export { BookingStatusBadge } from './booking-status-badge';
export { BookingSteps } from './booking-steps';
export { BookingThread, type BookingThreadProps } from './booking-thread';
export { CancellationTiers } from './cancellation-tiers';
export { PriceLines, priceLineLabel, type PriceLinesProps } from './price-lines';
