import { useToasts } from '@spotlight/shared/contract';
import type { Order } from '../../data/order/order.schema';
import { formatPrice } from '@spotlight/shared/format';
import { Button, ConfirmDialog, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import {
  useConfirmPayment,
  useRejectPayment,
} from '../../data/seller-order/seller-order.mutations';
import sellerOrdersTexts from '../../locales/seller-orders.zh-TW.json';
import { ReasonDialog } from '../organizer/reason-dialog';

export interface PaymentActionsProps {
  order: Pick<Order, 'id' | 'buyerName' | 'total'>;
  /** Last digits of the account that the money comes from. */
  last5: string;
}

/** What was found in the account: the money, or nothing. */
export function PaymentActions({ order, last5 }: PaymentActionsProps) {
  const t = useTexts(sellerOrdersTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const confirm = useConfirmPayment();
  const reject = useRejectPayment();
  const [asked, setAsked] = useState<'confirm' | 'reject' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setAsked('reject')}>
        {t('sellerOrders.reject')}
      </Button>
      <Button size="sm" onClick={() => setAsked('confirm')}>
        {t('sellerOrders.confirm')}
      </Button>
      <ConfirmDialog
        isOpen={asked === 'confirm'}
        tone="primary"
        title={t('sellerOrders.confirmTitle')}
        body={t('sellerOrders.confirmBody', {
          name: order.buyerName,
          amount: formatPrice(order.total),
          last5,
        })}
        confirmLabel={t('sellerOrders.confirm')}
        isBusy={confirm.isPending}
        onConfirm={() =>
          confirm.mutate(order.id, {
            onSuccess: () => toasts.success(t('sellerOrders.confirmed')),
            onError: (error) => toasts.error(errorText(error)),
            onSettled: close,
          })
        }
        onClose={close}
      />
      {asked === 'reject' && (
        <ReasonDialog
          title={t('sellerOrders.rejectTitle')}
          lead={t('sellerOrders.rejectBody')}
          label={t('sellerOrders.rejectReason')}
          hint={t('sellerOrders.rejectHint')}
          missing={t('sellerOrders.reasonMissing')}
          confirmLabel={t('sellerOrders.reject')}
          onConfirm={async (reason) => {
            await reject.mutateAsync({ orderId: order.id, reason });
            return t('sellerOrders.rejected');
          }}
          onClose={close}
        />
      )}
    </>
  );
}
