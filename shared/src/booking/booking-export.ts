import type { Backend } from '@spotlight/shared/data';
import { readAllPages } from '../files/all-pages';
import { listBookings, type BookingListRequest } from './booking.repository';
import type { BookingCard } from './booking.schema';

/** Reads every booking that a list is narrowed to, for a file. */
export const readAllBookings = (
  backend: Backend,
  request: Omit<BookingListRequest, 'page' | 'pageSize'>,
): Promise<BookingCard[]> => readAllPages((page) => listBookings(backend, { ...request, ...page }));
