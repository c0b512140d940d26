import { useTexts } from '@spotlight/shared/vendor/i18n';
import sellerOrdersTexts from '../locales/seller-orders.zh-TW.json';
import type { OrderCard } from './order.schema';
import { OrderStatusBadge } from './order-status-badge';
import { useSellerDesk } from './seller-desk';

/** How far an order is in the words of its desk: paid goods wait for their parcel. */
export function DeskStatusBadge({ order }: { order: Pick<OrderCard, 'status' | 'refundStatus'> }) {
  const t = useTexts(sellerOrdersTexts);
  const { kind } = useSellerDesk();
  const { status } = order;
  const isHere = status === 'paid' || status === 'completed';
  return (
    <OrderStatusBadge
      order={order}
      label={isHere ? t(`sellerOrders.of.${kind}.${status}`) : undefined}
    />
  );
}
