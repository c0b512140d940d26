import type { Order } from '@spotlight/shared/orders/schema';
import { formatPrice } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import ordersTexts from '../../locales/orders.zh-TW.json';
import { PartTitle } from './order.styles';

const Lines = styled.dl`
  display: grid;
  gap: 10px;
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
  }
  & dt > small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  & dd {
    flex-shrink: 0;
  }
  & > [data-total] {
    padding-top: 10px;
    border-top: 1px solid var(--line);
    font-weight: var(--weight-bold);
  }
  & > [data-total] dd {
    font-size: var(--text-22);
    line-height: var(--leading-tight);
  }
`;

/** What was bought, and what it comes to. */
export function OrderItems({ order }: { order: Order }) {
  const t = useTexts(ordersTexts);
  const extras = [
    ['subtotal', order.subtotal, order.discount > 0 || order.fee > 0],
    ['discount', -order.discount, order.discount > 0],
    ['fee', order.fee, order.fee > 0],
  ] as const;
  return (
    <>
      <PartTitle>{t('order.items')}</PartTitle>
      <Lines>
        {order.items.map((item) => (
          <div key={`${item.refId}/${item.subRef}`}>
            <dt>
              {item.name}
              <small>
                {t('order.line', { price: formatPrice(item.unitPrice), count: item.quantity })}
              </small>
            </dt>
            <dd>{formatPrice(item.amount)}</dd>
          </div>
        ))}
        {extras.map(
          ([name, amount, isShown]) =>
            isShown && (
              <div key={name}>
                <dt>{t(`order.${name}`)}</dt>
                <dd>{amount < 0 ? `−${formatPrice(-amount)}` : formatPrice(amount)}</dd>
              </div>
            ),
        )}
        <div data-total="">
          <dt>{t('order.total')}</dt>
          <dd>{formatPrice(order.total)}</dd>
        </div>
        {order.refundedAmount > 0 && (
          <div>
            <dt>{t('order.refunded')}</dt>
            <dd>{formatPrice(order.refundedAmount)}</dd>
          </div>
        )}
      </Lines>
    </>
  );
}
