import ordersTexts from '@spotlight/shared/locales/orders.zh-TW.json';
import { formatMoment, formatPrice } from '@spotlight/shared/format';
import { Notice, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useOrder } from '../../data/order/order.queries';
import type { Order } from '../../data/order/order.schema';
import moneyTexts from '../../locales/money.zh-TW.json';
import { AuditTrail } from '../../room/audit-trail';
import { Buttons, PartTitle, Records } from '../../room/records.styles';
import type { PanelPlace } from '../../room/use-open-row';
import { RowPanel } from '../../room/row-panel';
import { Pairs } from '../../room/pairs';
import { GiveRefundButton } from './give-refund-button';
import { TakeBackButton } from './take-back-button';
import { PaymentPart } from './payment-part';
import { RefundPart } from './refund-part';

export interface OrderPanelProps {
  id: string;
  place: PanelPlace;
}

/** One order: who bought what of whom, what was paid, what goes back, and what can be done about it. */
export function OrderPanel({ id, place }: OrderPanelProps) {
  const t = useTexts(moneyTexts);
  const query = useOrder(id);
  return (
    <RowPanel
      {...place}
      rowKey={id}
      title={query.data?.orderNo ?? t('panel.title')}
      lead={query.data && formatMoment(query.data.createdAt)}
    >
      <QueryView
        query={query}
        pending={<Skeleton height={240} radius="var(--radius-card)" />}
        errorTitle={t('loadFailed')}
      >
        {(order) => <OrderBody order={order} place={place} />}
      </QueryView>
    </RowPanel>
  );
}

function OrderBody({ order, place }: { order: Order; place: PanelPlace }) {
  const t = useTexts(moneyTexts, ordersTexts);
  const mayAct = order.part === 'seller';
  return (
    <>
      {!mayAct && <Notice tone="info">{t('panel.onlyLook')}</Notice>}
      <Pairs
        lines={[
          [t('columns.kind'), t(`kind.${order.kind}`)],
          [t('columns.status'), t(`status.${order.status}`)],
          [t('columns.buyer'), order.buyerName],
          [t('panel.phone'), order.buyerPhone],
          [t('panel.email'), order.buyerEmail],
          [t('columns.seller'), order.sellerName ?? t('platform')],
          ...order.items.map(({ name, quantity, amount }): [string, string] => [
            `${name} × ${quantity}`,
            formatPrice(amount),
          ]),
          [t('columns.total'), formatPrice(order.total)],
          [t('panel.refunded'), order.refundedAmount > 0 && formatPrice(order.refundedAmount)],
          [t('panel.cancelled'), order.cancelReason],
        ]}
      />
      <PaymentPart order={order} mayAct={mayAct} onDone={place.leave} />
      {order.refunds.map((refund) => (
        <RefundPart key={refund.id} refund={refund} mayAct={mayAct} />
      ))}
      {mayAct && (
        <Buttons>
          <TakeBackButton order={order} />
          <GiveRefundButton order={order} />
        </Buttons>
      )}
      <section>
        <PartTitle>{t('panel.timeline')}</PartTitle>
        <Records>
          {order.events.map(({ at, to, note, by }) => (
            <li key={at + to}>
              <time dateTime={at}>{formatMoment(at)}</time>
              <span>
                {t(`by.${by}`)}・{stateText(to)}
              </span>
              {note && <small>{note}</small>}
            </li>
          ))}
        </Records>
      </section>
      <AuditTrail entity="orders" id={order.id} />
    </>
  );

  /** Steps are states of the order, or of a refund. */
  function stateText(to: string): string {
    const known = Object.keys(ordersTexts.status) as (keyof typeof ordersTexts.status)[];
    const state = known.find((one) => one === to);
    if (state) return t(`status.${state}`);
    const steps = Object.keys(moneyTexts.steps) as (keyof typeof moneyTexts.steps)[];
    const step = steps.find((one) => one === to);
    return step ? t(`steps.${step}`) : to;
  }
}
