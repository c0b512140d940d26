import { useBackend, useLive, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { bookingKeys } from './booking.keys';
import {
  getBooking,
  getDepositOrder,
  getThread,
  listAlternativeHours,
  listBookings,
  type BookingListRequest,
} from './booking.repository';

/** New messages are looked for while somebody has the page open. */
const THREAD_REFRESH_MS = 20_000;
/** While changes are heard. */
const CALM_MS = 300_000;
const changes = { booking: [bookingKeys.all], message: [bookingKeys.threads] };

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

export function useAlternativeHours(id: string) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: bookingKeys.alternatives(id, userId),
    queryFn: ({ signal }) => listAlternativeHours(backend, id, signal),
  });
}

export function useThread(id: string) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  const isLive = useLive(`booking:${id}`, changes);
  return useQuery({
    queryKey: bookingKeys.thread(id, userId),
    queryFn: ({ signal }) => getThread(backend, id, signal),
    refetchInterval: isLive ? CALM_MS : THREAD_REFRESH_MS,
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
