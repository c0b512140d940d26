import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { orderKeys } from './order.keys';
import { countMoney, getOrder, listOrders } from './order.repository';
import type { OrderFilters } from './order.rules';

const useOwnId = () => useSession().user?.id ?? '';

/** The page of orders that the filters describe. */
export function useOrders({ open: _open, hide: _hide, ...filters }: OrderFilters) {
  const backend = useBackend();
  return useQuery({
    queryKey: orderKeys.list(useOwnId(), filters),
    queryFn: ({ signal }) => listOrders(backend, filters, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Reads what the filters describe for a file of it, from a place on. */
export function useOrderPages({ open: _open, hide: _hide, ...filters }: OrderFilters) {
  const backend = useBackend();
  return (after: string) => listOrders(backend, { ...filters, after });
}

export function useOrder(id: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: orderKeys.detail(useOwnId(), id),
    queryFn: ({ signal }) => getOrder(backend, id, signal),
    staleTime: 0,
  });
}

/** How much waits, for the tabs. */
export function useMoneyCounts() {
  const backend = useBackend();
  return useQuery({
    queryKey: orderKeys.counts(useOwnId()),
    queryFn: ({ signal }) => countMoney(backend, signal),
    staleTime: 0,
  });
}
