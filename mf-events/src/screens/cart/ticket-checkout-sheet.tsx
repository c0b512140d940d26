import { Button, Notice, Sheet, Skeleton, WarningIcon, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { buyableLines, type CartCheckout } from '../../data/cart/cart.rules';
import { useEvents } from '../../data/event/event.queries';
import cartTexts from '../../locales/cart.zh-TW.json';
import { TicketCheckoutForm } from './ticket-checkout-form';

export interface TicketCheckoutSheetProps {
  checkout: CartCheckout;
  onClose: () => void;
}

/** Buys tickets of several events of one seller at once: what they ask is read first. */
export function TicketCheckoutSheet({ checkout, onClose }: TicketCheckoutSheetProps) {
  const t = useTexts(cartTexts);
  const errorText = useErrorText();
  const orders = checkout.orders.filter((order) => buyableLines(order).length > 0);
  const events = useEvents(orders.flatMap(({ items }) => items[0]?.refId ?? []));
  if (events.data) {
    return (
      <TicketCheckoutForm
        checkout={{ ...checkout, orders }}
        events={events.data}
        onClose={onClose}
      />
    );
  }
  return (
    <Sheet isOpen title={t('cart.checkout')} onClose={onClose}>
      {events.isError ? (
        <Notice tone="danger" icon={<WarningIcon />} title={t('cart.eventsFailed')}>
          {errorText(events.error)}{' '}
          <Button variant="text" size="sm" onClick={() => void events.refetch()}>
            {t('cart.retry')}
          </Button>
        </Notice>
      ) : (
        <Skeleton height={320} />
      )}
    </Sheet>
  );
}
