import type { Backend } from '@spotlight/shared/data';
import { readAllRows } from '../files/all-pages';
import { listBookings, type BookingListFilters } from './booking.repository';
import type { BookingCard } from './booking.schema';

/** Reads every booking that a list is narrowed to, for a file. */
export const readAllBookings = (
  backend: Backend,
  filters: BookingListFilters,
): Promise<BookingCard[]> =>
  readAllRows(
    (after) => listBookings(backend, { ...filters, after }),
    ({ id }) => id,
  );
