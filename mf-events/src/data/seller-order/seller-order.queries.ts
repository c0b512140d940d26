import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { sellerOrderKeys } from './seller-order.keys';
import {
  getBankAccount,
  listSellerOrders,
  type SellerOrderRequest,
} from './seller-order.repository';

/** A page of the signed-in organizer's orders. */
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

/** Where buyers pay to; `null` before it is set. */
export function useBankAccount() {
  const backend = useBackend();
  const { user } = useSession();
  const userId = user?.id ?? '';
  return useQuery({
    queryKey: sellerOrderKeys.account(userId),
    queryFn: ({ signal }) => getBankAccount(backend, userId, signal),
    enabled: user !== null,
    staleTime: 0,
  });
}
