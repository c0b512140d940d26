import { readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import {
  bookingPageSchema,
  bookingSchema,
  bookingThreadSchema,
  depositOrderSchema,
} from './booking.schema';
import { rowsAsked, type ListRows } from '../files/list-rows.schema';
import { hoursSchema } from './price.schema';

/** What a list of bookings is narrowed to. */
export interface BookingListFilters {
  side: 'guest' | 'host';
  kind: 'venue' | 'performance' | null;
  /** `open`, `upcoming`, `past` or a state. */
  state: string | null;
  resourceId: string | null;
  /** Words of the guest's name, the number or what it is for. */
  query?: string;
  /** A column, with a minus the other way round; without it what waits for an answer first. */
  sort?: string | null;
}

/** Which of them: a page, or what comes behind a place. */
export type BookingListRequest = BookingListFilters & ListRows;

/** Reads one's bookings; in files what came last stands first, whatever the order. */
export function listBookings(
  backend: Backend,
  { side, kind, state, resourceId, query, sort, ...rows }: BookingListRequest,
  signal?: AbortSignal,
) {
  const args = {
    p_side: side,
    p_kind: kind,
    p_state: state,
    p_resource_id: resourceId,
    p_query: query || null,
    p_sort: sort ?? null,
    ...rowsAsked(rows),
  };
  return readFunction(backend, 'my_bookings', args, bookingPageSchema, signal);
}

/** Reads one booking as the side that the signed-in person is on. */
export const getBooking = (backend: Backend, id: string, signal?: AbortSignal) =>
  readFunction(backend, 'get_booking', { p_booking_id: id }, bookingSchema, signal);

/** Reads free hours that a host could name instead of those that were asked for. */
export const listAlternativeHours = (backend: Backend, id: string, signal?: AbortSignal) =>
  readFunction(backend, 'booking_alternatives', { p_booking_id: id }, z.array(hoursSchema), signal);

/** Reads what the two parties wrote to each other, latest first. */
export const getThread = (backend: Backend, id: string, signal?: AbortSignal) =>
  readFunction(
    backend,
    'booking_thread',
    { p_booking_id: id, p_limit: 100 },
    bookingThreadSchema,
    signal,
  );

/** Reads the order of a deposit. */
export const getDepositOrder = (backend: Backend, orderId: string, signal?: AbortSignal) =>
  readFunction(backend, 'get_order', { p_order_id: orderId }, depositOrderSchema, signal);
