import { useRequestLogin, useSession, useToasts } from '@spotlight/shared/contract';
import { Button, CartIcon, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { usePutInCart } from '../../../data/cart/cart.mutations';
import addToCartTexts from '../../../locales/add-to-cart.zh-TW.json';
import { paths } from '../../../paths';
import type { TicketSelection } from '../buying/use-ticket-selection';

export interface AddToCartProps {
  eventId: string;
  selection: TicketSelection;
}

/** Puts what is chosen into the cart, which says later what changed; nothing is held by it. */
export function AddToCart({ eventId, selection }: AddToCartProps) {
  const t = useTexts(addToCartTexts);
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const navigate = useNavigate();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, isPending } = usePutInCart();

  const put = async () => {
    if (!isLoggedIn && !(await requestLogin({ title: t('addToCart.login') }))) return;
    const additions = selection.lines.map(({ ticketType, quantity }) => ({
      itemType: 'ticket' as const,
      refId: eventId,
      subRef: ticketType.id,
      quantity,
    }));
    mutate(additions, {
      onError: (error) => toasts.error(errorText(error)),
      onSuccess: () =>
        toasts.success(t('addToCart.done'), {
          action: { label: t('addToCart.view'), onClick: () => void navigate(paths.cart) },
        }),
    });
  };

  return (
    <Button
      variant="text"
      icon={<CartIcon size={18} />}
      isBusy={isPending}
      onClick={() => void put()}
    >
      {t('addToCart.put')}
    </Button>
  );
}
