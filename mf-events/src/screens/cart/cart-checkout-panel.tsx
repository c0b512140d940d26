import { formatPrice } from '@spotlight/shared/format';
import { Button, ButtonLink, Panel, OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { buyableLines, quantitiesOf, type CartCheckout } from '../../data/cart/cart.rules';
import { writeQuantities } from '../../data/event/basket.rules';
import cartTexts from '../../locales/cart.zh-TW.json';
import { registrationPath } from '../../paths';
import { CartLineRow } from './cart-line-row';

const CheckoutSheet = lazyPart(
  () => import(/* webpackChunkName: "checkout" */ './checkout-sheet').then((m) => m.CheckoutSheet),
  { Failed: OverlayFailure },
);
const TicketCheckoutSheet = lazyPart(
  () =>
    import(/* webpackChunkName: "ticket-checkout" */ './ticket-checkout-sheet').then(
      (m) => m.TicketCheckoutSheet,
    ),
  { Failed: OverlayFailure },
);

const Title = styled.h2`
  font-size: var(--text-18);
`;

const List = styled.ul`
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  /* Below the sum on the narrowest phone, the way on stays where the thumb is. */
  & > :last-child {
    margin-inline-start: auto;
  }
  & strong {
    font-size: var(--text-22);
    font-variant-numeric: tabular-nums;
  }
`;

/** What is checked out at once: its lines, what they come to, and the way to pay. */
export function CartCheckoutPanel({ checkout }: { checkout: CartCheckout }) {
  const t = useTexts(cartTexts);
  const titleId = useId();
  const { kind, orders, sellerName, subtotal } = checkout;
  const isReady = orders.some((order) => buyableLines(order).length > 0);
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <Title id={titleId}>{sellerName ?? t('cart.platform')}</Title>
      <List>
        {orders.flatMap(({ items }) =>
          items.map((line) => <CartLineRow key={line.id} line={line} />),
        )}
      </List>
      {isReady && (
        <Foot>
          <p>
            {t('cart.subtotal')} <strong>{formatPrice(subtotal)}</strong>
          </p>
          {kind === 'product' && <ProductCheckout checkout={checkout} />}
          {kind === 'ticket' && <TicketCheckout checkout={checkout} />}
          {kind !== 'product' && kind !== 'ticket' && orders[0]?.items[0]?.link && (
            <ButtonLink to={orders[0].items[0].link}>{t('cart.continue')}</ButtonLink>
          )}
        </Foot>
      )}
    </Panel>
  );
}

function ProductCheckout({ checkout: { orders } }: { checkout: CartCheckout }) {
  const t = useTexts(cartTexts);
  const isLoading = CheckoutSheet.useIsLoading();
  const [isOpen, setIsOpen] = useState(false);
  const [group] = orders;
  return (
    <>
      <Button isBusy={isOpen && isLoading} onClick={() => setIsOpen(true)}>
        {t('cart.checkout')}
      </Button>
      {isOpen && group && (
        <CheckoutSheet lines={buyableLines(group)} group={group} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

/** One event goes on at its page, with all that it says; several are bought here, with one form. */
function TicketCheckout({ checkout }: { checkout: CartCheckout }) {
  const t = useTexts(cartTexts);
  const isLoading = TicketCheckoutSheet.useIsLoading();
  const [isOpen, setIsOpen] = useState(false);
  const ready = checkout.orders.filter((order) => buyableLines(order).length > 0);
  const [only] = ready;
  const eventId = only?.items[0]?.refId;
  // Open, it stays: ordering takes its lines out of the cart.
  if (!isOpen && ready.length === 1 && only && eventId) {
    const quantities = writeQuantities(quantitiesOf(buyableLines(only)));
    return <ButtonLink to={registrationPath(eventId, quantities)}>{t('cart.register')}</ButtonLink>;
  }
  return (
    <>
      <Button isBusy={isOpen && isLoading} onClick={() => setIsOpen(true)}>
        {t('cart.checkout')}
      </Button>
      {isOpen && <TicketCheckoutSheet checkout={checkout} onClose={() => setIsOpen(false)} />}
    </>
  );
}
