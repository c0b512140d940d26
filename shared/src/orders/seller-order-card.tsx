import type { SellerOrderCard as Order } from './order.schema';
import { formatMoment, formatPrice } from '@spotlight/shared/format';
import { Button, Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import orderStateTexts from '../locales/orders.zh-TW.json';
import sellerOrdersTexts from '../locales/seller-orders.zh-TW.json';
import { useKeptFocus } from '@spotlight/shared/ui/kept-focus';
import { DeskStatusBadge } from './desk-status-badge';
import { HandOverButton } from './hand-over-button';
import { PaymentActions } from './payment-actions';

const Card = styled(Panel).attrs({ as: 'article' })`
  display: grid;
  gap: 8px;
  padding: 16px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

const Title = styled.h3`
  font-size: var(--text-16);
  line-height: var(--leading-title);
`;

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  color: var(--ink-3);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;

const Transfer = styled.p`
  font-size: var(--text-14);
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
`;

const Total = styled.strong`
  margin-inline-end: auto;
  font-size: var(--text-18);
  font-variant-numeric: tabular-nums;
`;

/** An order of somebody: who, what, how much, and the transfer to look for. */
export function SellerOrderCard({ order, onOpen }: { order: Order; onOpen: () => void }) {
  const t = useTexts(sellerOrdersTexts);
  const tOrders = useTexts(orderStateTexts);
  const id = useId();
  // A payment that is confirmed takes its button with it.
  const card = useKeptFocus<HTMLDivElement>();
  const { transfer } = order;
  return (
    <Card ref={card} tabIndex={-1} aria-labelledby={id}>
      <Row>
        <DeskStatusBadge order={order} />
      </Row>
      <Title id={id}>{t('sellerOrders.buyer', { name: order.buyerName })}</Title>
      {order.items.map((item) => (
        <p key={`${item.refId}/${item.subRef}`}>
          {t('sellerOrders.line', { name: item.name, count: item.quantity })}
        </p>
      ))}
      <Meta>
        <span>{t('sellerOrders.number', { number: order.orderNo })}</span>
        <span>{formatMoment(order.createdAt)}</span>
        {order.delivery && <span>{tOrders(`delivery.${order.delivery.method}`)}</span>}
      </Meta>
      {transfer && (
        <Transfer>
          {t('sellerOrders.transfer', {
            last5: transfer.last5,
            moment: formatMoment(transfer.reportedAt),
          })}
        </Transfer>
      )}
      <Row>
        <Total>{formatPrice(order.total)}</Total>
        <Button
          variant="plain"
          size="sm"
          aria-label={t('sellerOrders.openNamed', { number: order.orderNo })}
          onClick={onOpen}
        >
          {t('sellerOrders.open')}
        </Button>
        {order.status === 'payment_review' && (
          <PaymentActions order={order} last5={transfer?.last5 ?? ''} />
        )}
        <HandOverButton order={order} />
      </Row>
    </Card>
  );
}
