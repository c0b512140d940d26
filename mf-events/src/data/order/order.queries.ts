import { useBackend, useLive, useSession } from '@spotlight/shared/contract';
import type { Order } from '@spotlight/shared/orders/schema';
import { toAppError, type Backend } from '@spotlight/shared/data';
import { keepPreviousData, queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import { orderKeys } from './order.keys';
import { getOrder, getRefundQuote, listOrders, type OrderListRequest } from './order.repository';

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** How often an open order page looks whether the seller has confirmed, or money has come. */
const REVIEW_INTERVAL_MS = 20_000;
/** The same while changes are heard. */
const CALM_MS = 120_000;
const changes = { order: [orderKeys.all] };
/** Somebody is at a provider's page, or just back from it. */
const PAYING_INTERVAL_MS = 4_000;

function readAgainIn(order: Order | null | undefined, reviewMs: number): number | false {
  if (order?.status === 'payment_review') return reviewMs;
  if (order?.status !== 'pending_payment') return false;
  if (order.attempt?.state === 'started') return PAYING_INTERVAL_MS;
  return order.attempt?.state === 'waiting' && reviewMs;
}

const orderQuery = (backend: Backend, id: string, userId: string) =>
  queryOptions({
    queryKey: orderKeys.one(id, userId),
    queryFn: async ({ signal }) => {
      // An address that leads to no order, or to somebody else's, is not the visitor's mistake.
      if (!isUuid(id)) return null;
      try {
        return await getOrder(backend, id, signal);
      } catch (thrown) {
        if (toAppError(thrown).code === 'NOT_FOUND') return null;
        throw thrown;
      }
    },
    // A device that believes itself offline says so instead of waiting for ever.
    networkMode: 'always',
    staleTime: 0,
  });

/** One order, `null` when there is none for this person; kept fresh while the seller looks for the money. */
export function useOrder(id: string) {
  const { user } = useSession();
  const isLive = useLive(user && `person:${user.id}`, changes);
  return useQuery({
    ...orderQuery(useBackend(), id, user?.id ?? ''),
    enabled: user !== null,
    refetchInterval: (query) =>
      readAgainIn(query.state.data, isLive ? CALM_MS : REVIEW_INTERVAL_MS),
  });
}

/** A page of the purchase history. */
export function useOrders(request: OrderListRequest) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: orderKeys.list(user?.id ?? '', request),
    queryFn: ({ signal }) => listOrders(backend, request, signal),
    enabled: user !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** What would come back now for these tickets, or for the whole order: asked anew each time. */
export function useRefundQuote(orderId: string, ticketIds: readonly string[] | null) {
  const backend = useBackend();
  return useQuery({
    queryKey: orderKeys.refundQuote(orderId, ticketIds),
    queryFn: () => getRefundQuote(backend, orderId, ticketIds),
    enabled: ticketIds === null || ticketIds.length > 0,
    staleTime: 0,
    gcTime: 0,
  });
}
