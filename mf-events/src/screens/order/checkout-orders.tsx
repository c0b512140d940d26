import type { Order } from '@spotlight/shared/orders/schema';
import { formatPrice } from '@spotlight/shared/format';
import { Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { OrderStatusBadge } from '@spotlight/shared/orders/badge';
import { paidTogether } from '../../data/order/order.rules';
import orderPaymentTexts from '../../locales/order-payment.zh-TW.json';
import { orderPath } from '../../paths';
import { PartTitle, Quiet } from './order.styles';

const List = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: 4px 16px;
    padding-block: 12px;
    font-size: var(--text-14);
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & a {
    text-decoration: underline;
    text-underline-offset: 4px;
    overflow-wrap: anywhere;
  }
  & > li > :last-child {
    grid-column: 1 / -1;
    justify-self: start;
  }
`;

/** The other orders of the same checkout, which one transfer pays for. */
export function CheckoutOrders({ order }: { order: Pick<Order, 'id' | 'total' | 'checkout'> }) {
  const t = useTexts(orderPaymentTexts);
  const isUnpaid = order.checkout.some(({ status }) => status === 'pending_payment');
  return (
    <Panel as="section" aria-label={t('orderPayment.together')}>
      <PartTitle>{t('orderPayment.together')}</PartTitle>
      {isUnpaid && (
        <Quiet>
          {t('orderPayment.togetherHelp', { total: formatPrice(paidTogether(order).total) })}
        </Quiet>
      )}
      <List>
        {order.checkout.map(({ id, name, total, status }) => (
          <li key={id}>
            <Link to={orderPath(id)}>{name}</Link>
            <span>{formatPrice(total)}</span>
            <span>
              <OrderStatusBadge order={{ status, refundStatus: 'none' }} />
            </span>
          </li>
        ))}
      </List>
    </Panel>
  );
}
