import type { Order } from './order.schema';
import { formatPrice } from '@spotlight/shared/format';
import { InfoIcon, NotFoundState, Notice, QueryView, Sheet, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { oneTransferOf } from './one-transfer.rules';
import sellerOrdersTexts from '../locales/seller-orders.zh-TW.json';
import { useKeptFocus } from '@spotlight/shared/ui/kept-focus';
import { DeskStatusBadge } from './desk-status-badge';
import { DeliveryPart } from './delivery-part';
import { LateMoneyPart } from './late-money-part';
import { HandOverButton } from './hand-over-button';
import { PaymentActions } from './payment-actions';
import { RefundCard } from './refund-card';
import { useSoldOrder } from './seller-order.queries';
import { Pairs, PartTitle, Row, Stack } from './seller-order.styles';

const Body = styled(Stack)`
  gap: 24px;
`;

export interface SellerOrderSheetProps {
  orderId: string;
  onClose: () => void;
}

/** One order as its seller sees it: the buyer, the lines, the money, and what is asked back. */
export function SellerOrderSheet({ orderId, onClose }: SellerOrderSheetProps) {
  const t = useTexts(sellerOrdersTexts);
  const query = useSoldOrder(orderId);
  return (
    <Sheet
      isOpen
      title={t('sellerOrders.orderTitle')}
      lead={query.data && t('sellerOrders.number', { number: query.data.orderNo })}
      onClose={onClose}
    >
      <QueryView
        query={query}
        pending={<Skeleton height={320} />}
        errorTitle={t('sellerOrders.detailError')}
        isEmpty={(order) => order === null}
        empty={<NotFoundState isPart />}
      >
        {(order) => order && <SellerOrder order={order} />}
      </QueryView>
    </Sheet>
  );
}

function SellerOrder({ order }: { order: Order }) {
  const t = useTexts(sellerOrdersTexts);
  const reported = order.payments.findLast(({ status }) => status === 'reported');
  const { invoice } = order;
  const body = useKeptFocus<HTMLDivElement>();
  const together = oneTransferOf(order);
  const facts = [
    ['buyerName', order.buyerName],
    ['buyerPhone', order.buyerPhone],
    ['buyerEmail', order.buyerEmail],
    [
      'invoice',
      invoice.type === 'company'
        ? t('sellerOrders.invoiceCompany', { title: invoice.title, id: invoice.taxId })
        : (invoice.carrier ?? t('sellerOrders.invoicePersonal')),
    ],
  ] as const;
  return (
    <Body ref={body} role="group" tabIndex={-1} aria-label={t('sellerOrders.orderTitle')}>
      <Row>
        <DeskStatusBadge order={order} />
      </Row>
      <Pairs>
        {order.items.map((item) => (
          <div key={`${item.refId}/${item.subRef}`}>
            <dt>{t('sellerOrders.line', { name: item.name, count: item.quantity })}</dt>
            <dd>{formatPrice(item.amount)}</dd>
          </div>
        ))}
        {order.fee > 0 && (
          <div>
            <dt>{t('sellerOrders.shippingFee')}</dt>
            <dd>{formatPrice(order.fee)}</dd>
          </div>
        )}
        <div data-total="">
          <dt>{t('sellerOrders.totalName')}</dt>
          <dd>{formatPrice(order.total)}</dd>
        </div>
      </Pairs>
      {together && (
        <Notice
          icon={<InfoIcon />}
          title={t('sellerOrders.oneTransfer', {
            amount: formatPrice(together.total),
            last5: together.last5,
          })}
        >
          {t('sellerOrders.oneTransferHelp', {
            amount: formatPrice(order.total),
            others: together.others
              .map(({ orderNo, total }) =>
                t('sellerOrders.oneTransferPart', { number: orderNo, amount: formatPrice(total) }),
              )
              .join('、'),
          })}
        </Notice>
      )}
      {order.status === 'payment_review' && (
        <Row>
          <PaymentActions order={order} last5={reported?.transferLast5 ?? ''} />
        </Row>
      )}
      <HandOverButton order={order} />
      <Pairs>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(`sellerOrders.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Pairs>
      <DeliveryPart order={order} />
      <LateMoneyPart order={order} />
      {order.refunds.length > 0 && (
        <Stack as="section" aria-label={t('sellerOrders.refunds')}>
          <PartTitle>{t('sellerOrders.refunds')}</PartTitle>
          {order.refunds.map((refund) => (
            <RefundCard key={refund.id} refund={refund} />
          ))}
        </Stack>
      )}
    </Body>
  );
}
