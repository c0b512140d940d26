import { formatPrice } from '@spotlight/shared/format';
import { Button, ButtonLink, Panel, OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { CartGroup } from '../../data/cart/cart.schema';
import { buyableLines, quantitiesOf } from '../../data/cart/cart.rules';
import { writeQuantities } from '../../data/event/basket.rules';
import cartTexts from '../../locales/cart.zh-TW.json';
import { registrationPath } from '../../paths';
import { CartLineRow } from './cart-line-row';

const CheckoutSheet = lazyPart(
  () => import(/* webpackChunkName: "checkout" */ './checkout-sheet').then((m) => m.CheckoutSheet),
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
  & strong {
    font-size: var(--text-22);
    font-variant-numeric: tabular-nums;
  }
`;

/** What becomes one order: its lines, what they come to, and the way to pay. */
export function CartGroupPanel({ group }: { group: CartGroup }) {
  const t = useTexts(cartTexts);
  const titleId = useId();
  const isLoading = CheckoutSheet.useIsLoading();
  const [isOpen, setIsOpen] = useState(false);
  const lines = buyableLines(group);
  const [first] = group.items;
  const isReady = lines.length > 0;
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <Title id={titleId}>{group.sellerName ?? t('cart.platform')}</Title>
      <List>
        {group.items.map((line) => (
          <CartLineRow key={line.id} line={line} />
        ))}
      </List>
      {isReady && (
        <Foot>
          <p>
            {t('cart.subtotal')} <strong>{formatPrice(group.subtotal)}</strong>
          </p>
          {group.kind === 'product' && (
            <Button isBusy={isOpen && isLoading} onClick={() => setIsOpen(true)}>
              {t('cart.checkout')}
            </Button>
          )}
          {group.kind === 'ticket' && first && (
            <ButtonLink to={registrationPath(first.refId, writeQuantities(quantitiesOf(lines)))}>
              {t('cart.register')}
            </ButtonLink>
          )}
          {group.kind !== 'product' && group.kind !== 'ticket' && first?.link && (
            <ButtonLink to={first.link}>{t('cart.continue')}</ButtonLink>
          )}
        </Foot>
      )}
      {isOpen && <CheckoutSheet lines={lines} group={group} onClose={() => setIsOpen(false)} />}
    </Panel>
  );
}
