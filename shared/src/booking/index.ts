/**
 * Bookings of venues and of performers: one table, hence one set of shapes, calls and pieces. It comes with
 * the screen that uses it.
 */
export * from './booking.mutations';
export * from './booking.queries';
export * from './calendar.queries';
export * from './own-calendar.queries';
export { bookingKeys, freeTimeKeys, reviewKeys } from './booking.keys';
export { readAllBookings } from './booking-export';
export type { BookingListRequest } from './booking.repository';
export type {
  Amendment,
  Booking,
  BookingCard,
  BookingReceipt,
  BookingSide,
  BookingStatus,
  Quote,
} from './booking.schema';
export type { FreeTime } from './calendar.schema';
export type { OwnCalendar } from './own-calendar.schema';
export type { CancellationPolicy, Hours, PriceLine } from './price.schema';
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
export { eventStartPath } from './event-of-booking.rules';
export { canReview, isOpen, openAmendment, refundNow, standingQuote } from './booking-state.rules';
export { refundDays, refundTiersFor, type RefundTier } from './cancellation.rules';

export { bookingSearch, readBookingFilters, type BookingFilters } from './booking-filters.rules';
export { BookingList, type BookingListProps } from './booking-list';
export { BookingRows, BookingRowsSkeleton } from './booking-rows';
export { HoursLeft } from './hours-left';
export { BookingStatusBadge } from './booking-status-badge';
export { BookingSteps } from './booking-steps';
export { BookingThread, type BookingThreadProps } from './booking-thread';
export { DeferredCancellationTiers } from './deferred-cancellation-tiers';
export { CancellationTiers } from './cancellation-tiers';
export { PriceLines, priceLineLabel, type PriceLinesProps } from './price-lines';
export { DeferredReviewList } from './deferred-review-list';
export { startsOf } from './week-hours.rules';
export { DeferredWeekHours } from './deferred-week-hours';
export { BookingPage, type BookingPageProps } from './page/booking-page';
