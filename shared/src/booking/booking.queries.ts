import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { bookingKeys, freeTimeKeys, reviewKeys } from './booking.keys';
import {
  getBooking,
  getDepositOrder,
  getFreeTime,
  getOwnCalendar,
  getThread,
  listBookings,
  listReviews,
  type BookingListRequest,
} from './booking.repository';
import type { CalendarType } from './calendar.schema';

/** New messages are looked for while somebody has the page open. */
const THREAD_REFRESH_MS = 20_000;

export function useBookings(request: BookingListRequest) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: bookingKeys.list(request, userId),
    queryFn: ({ signal }) => listBookings(backend, request, signal),
    placeholderData: keepPreviousData,
    enabled: userId !== '',
  });
}

export function useBooking(id: string) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: bookingKeys.one(id, userId),
    queryFn: ({ signal }) => getBooking(backend, id, signal),
    enabled: userId !== '',
  });
}

export function useThread(id: string) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: bookingKeys.thread(id, userId),
    queryFn: ({ signal }) => getThread(backend, id, signal),
    refetchInterval: THREAD_REFRESH_MS,
  });
}

/** @param orderId `null` while there is nothing to pay */
export function useDepositOrder(orderId: string | null) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: bookingKeys.deposit(orderId ?? '', userId),
    queryFn: ({ signal }) => getDepositOrder(backend, orderId ?? '', signal),
    enabled: orderId !== null,
  });
}

/** Days are `YYYY-MM-DD` in Taipei, the last one included. */
export interface CalendarRequest {
  type: CalendarType;
  id: string;
  from: string;
  to: string;
}

export function useFreeTime(request: CalendarRequest) {
  const backend = useBackend();
  const { type, id, from, to } = request;
  return useQuery({
    queryKey: freeTimeKeys.of(type, id, from, to),
    queryFn: ({ signal }) => getFreeTime(backend, request, signal),
    placeholderData: keepPreviousData,
  });
}

export function useOwnCalendar(request: CalendarRequest) {
  const backend = useBackend();
  const { type, id, from, to } = request;
  return useQuery({
    queryKey: bookingKeys.ownCalendar(type, id, from, to),
    queryFn: ({ signal }) => getOwnCalendar(backend, request, signal),
    placeholderData: keepPreviousData,
  });
}

export function useReviews(request: {
  type: CalendarType;
  id: string;
  page: number;
  pageSize: number;
}) {
  const backend = useBackend();
  return useQuery({
    queryKey: reviewKeys.of(request.type, request.id, request.page),
    queryFn: ({ signal }) => listReviews(backend, request, signal),
    placeholderData: keepPreviousData,
  });
}
