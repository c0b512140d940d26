import { useBackend, useSession } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { cartKeys } from './cart.keys';
import { getCart, getProductDelivery } from './cart.repository';
import { deliveryOffer } from './cart.rules';

/** The signed-in person's cart, with today's prices and stock. */
export function useCart() {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: cartKeys.of(user?.id ?? ''),
    queryFn: ({ signal }) => getCart(backend, signal),
    enabled: user !== null,
    staleTime: 0,
  });
}

/** How these goods of one seller can reach the buyer together. */
export function useDeliveryOffer(productIds: readonly string[]) {
  const backend = useBackend();
  return useQuery({
    queryKey: cartKeys.delivery(productIds),
    queryFn: async ({ signal }) =>
      deliveryOffer(
        await Promise.all(productIds.map((id) => getProductDelivery(backend, id, signal))),
      ),
    staleTime: 0,
  });
}
