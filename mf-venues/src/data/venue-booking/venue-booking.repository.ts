import { bookingReceiptSchema } from '@spotlight/shared/booking/schema';
import { callFunction, readFunction, toColumns, type Backend } from '@spotlight/shared/data';
import {
  bookingPreviewSchema,
  jointBookingSchema,
  type NewBooking,
  type PreviewRequest,
} from './venue-booking.schema';

/** What these hours cost, whether they can be had, and if not the nearest that can. */
export const previewBooking = (backend: Backend, request: PreviewRequest, signal?: AbortSignal) =>
  readFunction(
    backend,
    'preview_venue_booking',
    {
      p_venue_id: request.venueId,
      p_start_at: request.startAt,
      p_end_at: request.endAt,
      p_attendees: request.attendees,
      p_facilities: request.facilities.length > 0 ? JSON.stringify(request.facilities) : null,
    },
    bookingPreviewSchema,
    signal,
  );

/** Asks a venue for hours, or takes them where it books at once. */
export const requestBooking = (backend: Backend, booking: NewBooking) =>
  callFunction(
    backend,
    'request_venue_booking',
    {
      p_venue_id: booking.venueId,
      p_start_at: booking.startAt,
      p_end_at: booking.endAt,
      p_attendees: booking.attendees,
      p_purpose: booking.purpose,
      p_facilities: toColumns(booking.facilities),
      p_message: booking.message,
      p_contact_name: booking.contactName,
      p_contact_phone: booking.contactPhone,
      p_contact_email: booking.contactEmail,
      p_expected_total: booking.expectedTotal,
      p_is_demo: booking.isDemo,
      p_is_joint: booking.isJoint,
      p_idempotency_key: booking.idempotencyKey,
    },
    bookingReceiptSchema,
  );

/**
 * Takes the offers of a venue and of a performer at once: both or neither.
 * @throws AppError `SLOT_TAKEN` when somebody was faster with one of them
 */
export const bookTogether = (
  backend: Backend,
  {
    venueBookingId,
    performanceBookingId,
  }: { venueBookingId: string; performanceBookingId: string },
) =>
  callFunction(
    backend,
    'book_together',
    { p_venue_booking_id: venueBookingId, p_performance_booking_id: performanceBookingId },
    jointBookingSchema,
  );
