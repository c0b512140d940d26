import type { Order } from '@spotlight/shared/orders/schema';
import { Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import orderPastTexts from '../../locales/order-past.zh-TW.json';
import { OrderTimeline } from './order-timeline';

/** How an order went. */
export function TimelinePanel({ order }: { order: Order }) {
  const t = useTexts(orderPastTexts);
  return (
    <Panel as="section" aria-label={t('orderPast.timeline')}>
      <OrderTimeline order={order} />
    </Panel>
  );
}
