import { useBackend, useSession } from '@spotlight/shared/contract';
import { toAppError } from '@spotlight/shared/data';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { sellerOrderKeys } from './seller-order.keys';
import { getSoldOrder, listSellerOrders, type SellerOrderRequest } from './seller-order.repository';

/** A page of what one seller sold. */
export function useSellerOrders(request: SellerOrderRequest) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: sellerOrderKeys.list(user?.id ?? '', request),
    queryFn: ({ signal }) => listSellerOrders(backend, request, signal),
    enabled: user !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** One order as its seller sees it; `null` when there is none for this person. */
export function useSoldOrder(id: string) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: sellerOrderKeys.one(user?.id ?? '', id),
    queryFn: async ({ signal }) => {
      try {
        return await getSoldOrder(backend, id, signal);
      } catch (thrown) {
        if (toAppError(thrown).code === 'NOT_FOUND') return null;
        throw thrown;
      }
    },
    enabled: user !== null,
    staleTime: 0,
  });
}
