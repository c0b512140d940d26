import { readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import {
  bookingPageSchema,
  bookingSchema,
  bookingThreadSchema,
  depositOrderSchema,
} from './booking.schema';
import { hoursSchema } from './price.schema';

/** What a list of bookings is narrowed to. */
export interface BookingListRequest {
  side: 'guest' | 'host';
  kind: 'venue' | 'performance' | null;
  /** `open`, `upcoming`, `past` or a state. */
  state: string | null;
  resourceId: string | null;
  page: number;
  pageSize: number;
}

/** Reads a page of one's bookings; what waits for an answer comes first. */
export function listBookings(backend: Backend, request: BookingListRequest, signal?: AbortSignal) {
  const args = {
    p_side: request.side,
    p_kind: request.kind,
    p_state: request.state,
    p_resource_id: request.resourceId,
    p_page: request.page,
    p_page_size: request.pageSize,
  };
  return readFunction(backend, 'my_bookings', args, bookingPageSchema, signal);
}

/** Reads one booking as the side that the signed-in person is on. */
export const getBooking = (backend: Backend, id: string, signal?: AbortSignal) =>
  readFunction(backend, 'get_booking', { p_booking_id: id }, bookingSchema, signal);

/** Reads free hours that a host could name instead of those that were asked for. */
export const listAlternatives = (backend: Backend, id: string, signal?: AbortSignal) =>
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
