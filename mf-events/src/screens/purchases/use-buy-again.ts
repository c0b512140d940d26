import { useToasts } from '@spotlight/shared/contract';
import type { OrderCard } from '@spotlight/shared/orders/schema';
import { useErrorText } from '@spotlight/shared/ui';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { usePutInCart } from '../../data/cart/cart.mutations';
import { paths } from '../../paths';

/** Puts the goods of an order into the cart again, where today's price and stock are said. */
export function useBuyAgain({ items }: OrderCard) {
  const navigate = useNavigate();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, isPending } = usePutInCart();
  const buy = () =>
    mutate(
      items.map(({ refId, subRef, quantity }) => ({
        itemType: 'product' as const,
        refId,
        subRef,
        quantity,
      })),
      {
        onSuccess: () => void navigate(paths.cart),
        onError: (error) => toasts.error(errorText(error)),
      },
    );
  return { buy, isPending };
}
