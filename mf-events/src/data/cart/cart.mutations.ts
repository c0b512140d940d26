import { useBackend } from '@spotlight/shared/contract';
import { useMutation, useQueryClient } from '@spotlight/shared/vendor/query';
import { putInCart, type CartAddition } from './cart.repository';

/** Puts several things into the cart, one after the other. */
export function usePutInCart() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (additions: readonly CartAddition[]) => {
      for (const addition of additions) {
        // The server counts what is in the cart before each of them.
        // eslint-disable-next-line no-await-in-loop
        await putInCart(backend, addition);
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['events', 'cart'] }),
  });
}
