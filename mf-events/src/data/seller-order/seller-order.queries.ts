import type { Payee } from '@spotlight/shared/bank-account/schema';
import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { sellerOrderKeys } from './seller-order.keys';
import { listSellerOrders, type SellerOrderRequest } from './seller-order.repository';

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

/** The signed-in organizer as the one who is paid. */
export function useOrganizerPayee(): Payee {
  const { user } = useSession();
  return { type: 'organizer', id: user?.id ?? '' };
}
