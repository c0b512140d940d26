import type { BookingCard } from '@spotlight/shared/booking/schema';
import type { CsvCell } from '@spotlight/shared/files/csv';
import { formatMoment } from '@spotlight/shared/format';

/** The columns of the file, in their order; the texts are looked up by these names. */
export const bookingColumns = [
  'number',
  'venue',
  'status',
  'start',
  'end',
  'guest',
  'purpose',
  'attendees',
  'total',
  'deposit',
  'created',
] as const;

/** One row for each booking; sums are numbers. */
export const bookingCells = (
  bookings: readonly BookingCard[],
  statusLabel: (status: BookingCard['status']) => string,
  phoneLabel: string,
): CsvCell[][] =>
  bookings.map((booking) => [
    booking.isPhone ? phoneLabel : booking.bookingNo,
    booking.subjectName,
    statusLabel(booking.status),
    formatMoment(booking.startAt),
    formatMoment(booking.endAt),
    booking.guestName,
    booking.purpose,
    booking.attendees,
    booking.total,
    booking.deposit,
    formatMoment(booking.createdAt),
  ]);
