import { useShell } from '@spotlight/shared/contract';
import { useMutation, useQueryClient } from '@spotlight/shared/vendor/query';
import {
  changeCartLine,
  orderProducts,
  putInCart,
  type CartAddition,
  type ProductOrderRequest,
} from './cart.repository';
import { cartKey } from './cart.queries';
import type { CartLine } from './cart.schema';

/** A device that believes itself offline says so instead of waiting for ever. */
const networkMode = 'always';

/** Puts several things into the cart, one after the other. */
export function usePutInCart() {
  const { backend } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    networkMode,
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

/** Changes how many of a line; 0 removes it. The answer is the cart afterwards. */
export function useChangeCartLine() {
  const { backend, session } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    networkMode,
    mutationFn: (line: Pick<CartLine, 'id' | 'quantity'>) => changeCartLine(backend, line),
    onSuccess: (cart) => queryClient.setQueryData(cartKey(session.user?.id ?? ''), cart),
    onError: () => queryClient.invalidateQueries({ queryKey: ['events', 'cart'] }),
  });
}

/** Orders goods of one seller. */
export function useOrderProducts() {
  const { backend } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    networkMode,
    mutationFn: (request: ProductOrderRequest) => orderProducts(backend, request),
    // Also after a failure: "sold out" and "another price" mean that the page shows what was.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['events'] }),
  });
}
