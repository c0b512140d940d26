import { useSession, useWrite } from '@spotlight/shared/contract';
import { useQueryClient } from '@spotlight/shared/vendor/query';
import { orderKeys } from '../order/order.keys';
import { cartKeys } from './cart.keys';
import { changeCartLine, orderProducts, putInCart, type CartAddition } from './cart.repository';
import type { CartLine } from './cart.schema';

/** Puts several things into the cart, one after the other. */
export const usePutInCart = () =>
  useWrite(
    async (backend, additions: readonly CartAddition[]) => {
      for (const addition of additions) {
        // The server counts what is in the cart before each of them.
        // eslint-disable-next-line no-await-in-loop
        await putInCart(backend, addition);
      }
    },
    { touches: [cartKeys.all] },
  );

/** Changes how many of a line; 0 removes it. The answer is the cart afterwards. */
export function useChangeCartLine() {
  const { user } = useSession();
  const queryClient = useQueryClient();
  return useWrite(
    (backend, line: Pick<CartLine, 'id' | 'quantity'>) => changeCartLine(backend, line),
    {
      onSuccess: (cart) => queryClient.setQueryData(cartKeys.of(user?.id ?? ''), cart),
      onError: () => queryClient.invalidateQueries({ queryKey: cartKeys.all }),
    },
  );
}

/** Orders goods of one seller. */
export const useOrderProducts = () =>
  useWrite(orderProducts, { touches: [cartKeys.all, orderKeys.all] });
