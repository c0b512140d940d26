import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import {
  getBankAccount,
  listSellerOrders,
  type SellerOrderRequest,
} from './seller-order.repository';

/** The part of the cache that holds what an organizer sold. */
const sellerKeys = {
  orders: ['events', 'seller-orders'] as const,
  account: (userId: string) => ['events', 'seller-account', userId] as const,
};

/** A page of the signed-in organizer's orders. */
export function useSellerOrders(request: SellerOrderRequest) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: [...sellerKeys.orders, user?.id ?? '', request],
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
    queryKey: sellerKeys.account(userId),
    queryFn: ({ signal }) => getBankAccount(backend, userId, signal),
    enabled: user !== null,
    staleTime: 0,
  });
}
