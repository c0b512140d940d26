import orderPaymentTexts from '../../locales/order-payment.zh-TW.json';
import type { Order } from '@spotlight/shared/orders/schema';
import { ConfirmButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useCancelOrder } from '../../data/order/order.mutations';

/** Gives an unpaid order up, after asking; what was reported as paid only by saying that it was not. */
export function CancelOrderButton({ order }: { order: Pick<Order, 'id' | 'orderNo' | 'status'> }) {
  const t = useTexts(orderPaymentTexts);
  const { mutateAsync } = useCancelOrder();
  const isReported = order.status === 'payment_review';
  return (
    <ConfirmButton
      variant="plain"
      isFullWidth
      question={{
        title: t('orderPayment.cancel'),
        body: t(isReported ? 'orderPayment.cancelReviewBody' : 'orderPayment.cancelBody', {
          number: order.orderNo,
        }),
        confirmLabel: t(isReported ? 'orderPayment.cancelReviewConfirm' : 'orderPayment.cancel'),
        keepLabel: t('orderPayment.keep'),
        onConfirm: async () => {
          await mutateAsync(order.id);
          return t('orderPayment.cancelDone');
        },
      }}
    >
      {t('orderPayment.cancel')}
    </ConfirmButton>
  );
}
