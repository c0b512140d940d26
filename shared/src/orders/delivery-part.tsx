import { formatMoment } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import orderStateTexts from '../locales/orders.zh-TW.json';
import sellerOrdersTexts from '../locales/seller-orders.zh-TW.json';
import { CorrectTrackingButton } from './correct-tracking-button';
import type { Order } from './order.schema';
import { Pairs, PartTitle, Stack } from './seller-order.styles';
import { trackingOf } from './tracking.rules';

/** Where goods go to, and how they were sent. */
export function DeliveryPart({ order }: { order: Order }) {
  const t = useTexts(sellerOrdersTexts);
  const tOrders = useTexts(orderStateTexts);
  const { delivery } = order;
  if (!delivery) return null;
  const sent = order.events.findLast(({ to }) => to === 'completed');
  const tracking = trackingOf(order);
  const facts = [
    [t('sellerOrders.shipping.title'), tOrders(`delivery.${delivery.method}`)],
    [t('sellerOrders.shipping.recipient'), delivery.recipient],
    [t('sellerOrders.shipping.phone'), delivery.phone],
    delivery.method !== 'pickup' && [
      t(`sellerOrders.shipping.address.${delivery.method}`),
      // The server keeps it until the order is paid.
      delivery.address ?? t('sellerOrders.shipping.later'),
    ],
    sent && [t('sellerOrders.shipping.sentAt'), formatMoment(sent.at)],
    tracking && [t('sellerOrders.shipping.sent'), tracking],
  ].filter((fact) => Array.isArray(fact));
  return (
    <Stack as="section" aria-label={t('sellerOrders.shipping.title')}>
      <PartTitle>{t('sellerOrders.shipping.title')}</PartTitle>
      <Pairs>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Pairs>
      <CorrectTrackingButton order={order} />
    </Stack>
  );
}
