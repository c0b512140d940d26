import type { Order } from '../../data/order/order.schema';
import { Panel } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { useWords } from '../../components/words/use-words';
import words from '../../locales/order-past.zh-TW.json';
import { OrderTimeline } from './order-timeline';

/** How an order went. */
export function TimelinePanel({ order }: { order: Order }) {
  useWords(words);
  const { t } = useTranslation('events');
  return (
    <Panel as="section" aria-label={t('orderPast.timeline')}>
      <OrderTimeline order={order} />
    </Panel>
  );
}
