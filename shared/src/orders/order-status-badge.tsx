import orderStateTexts from '../locales/orders.zh-TW.json';
import type { OrderCard } from './order.schema';
import { Badge, type BadgeTone } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';

const tones: Record<OrderCard['status'], BadgeTone> = {
  pending_payment: 'warning',
  payment_review: 'info',
  paid: 'success',
  completed: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
};

const refundTones: Record<Exclude<OrderCard['refundStatus'], 'none'>, BadgeTone> = {
  requested: 'info',
  processing: 'info',
  partial: 'neutral',
  full: 'neutral',
  rejected: 'danger',
};

/** How far an order is, in a word; beside it what became of money that was asked back. */
export function OrderStatusBadge({
  order,
  label,
}: {
  order: Pick<OrderCard, 'status' | 'refundStatus'>;
  /** Another word for how far it is, such as 待出貨. */
  label?: string;
}) {
  const t = useTexts(orderStateTexts);
  return (
    <>
      <Badge tone={tones[order.status]} hasDot>
        {label ?? t(`status.${order.status}`)}
      </Badge>
      {order.refundStatus !== 'none' && (
        <Badge tone={refundTones[order.refundStatus]}>
          {t(`refundStatus.${order.refundStatus}`)}
        </Badge>
      )}
    </>
  );
}
