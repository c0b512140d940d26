import { useToasts } from '@spotlight/shared/contract';
import type { Order } from '../../data/order/order.schema';
import { Button, Dialog, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { useCancelOrder } from '../../data/order/order.mutations';
import orderPaymentTexts from '../../locales/order-payment.zh-TW.json';

/** Gives an unpaid order up, after asking. */
export function CancelOrderButton({ order }: { order: Pick<Order, 'id' | 'orderNo'> }) {
  const t = useTexts(orderPaymentTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, isPending } = useCancelOrder();

  const cancel = async () => {
    try {
      await mutateAsync(order.id);
      toasts.success(t('orderPayment.cancelDone'));
    } catch (thrown) {
      toasts.error(errorText(thrown));
    }
    setIsAsking(false);
  };
  const keep = () => {
    if (!isPending) setIsAsking(false);
  };

  return (
    <>
      <Button variant="plain" isFullWidth onClick={() => setIsAsking(true)}>
        {t('orderPayment.cancel')}
      </Button>
      <Dialog
        isOpen={isAsking}
        size="sm"
        isQuestion
        title={t('orderPayment.cancel')}
        onClose={keep}
        footer={
          <>
            <Button variant="plain" onClick={keep} data-autofocus>
              {t('orderPayment.keep')}
            </Button>
            <Button variant="danger" isBusy={isPending} onClick={() => void cancel()}>
              {t('orderPayment.cancel')}
            </Button>
          </>
        }
      >
        <p>{t('orderPayment.cancelBody', { number: order.orderNo })}</p>
      </Dialog>
    </>
  );
}
