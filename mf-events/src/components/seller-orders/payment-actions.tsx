import sellerOrdersTexts from '../../locales/seller-orders.zh-TW.json';
import type { Order } from '../../data/order/order.schema';
import { formatPrice } from '@spotlight/shared/format';
import { Button, ConfirmButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import {
  useConfirmPayment,
  useRejectPayment,
} from '../../data/seller-order/seller-order.mutations';
import { ReasonDialog } from '../organizer/reason-dialog';

export interface PaymentActionsProps {
  order: Pick<Order, 'id' | 'buyerName' | 'total'>;
  /** Last digits of the account that the money comes from. */
  last5: string;
}

/** What was found in the account: the money, or nothing. */
export function PaymentActions({ order, last5 }: PaymentActionsProps) {
  const t = useTexts(sellerOrdersTexts);
  const confirm = useConfirmPayment();
  const reject = useRejectPayment();
  const [isRejecting, setIsRejecting] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsRejecting(true)}>
        {t('sellerOrders.reject')}
      </Button>
      <ConfirmButton
        size="sm"
        question={{
          tone: 'primary',
          title: t('sellerOrders.confirmTitle'),
          body: t('sellerOrders.confirmBody', {
            name: order.buyerName,
            amount: formatPrice(order.total),
            last5,
          }),
          confirmLabel: t('sellerOrders.confirm'),
          onConfirm: async () => {
            await confirm.mutateAsync(order.id);
            return t('sellerOrders.confirmed');
          },
        }}
      >
        {t('sellerOrders.confirm')}
      </ConfirmButton>
      {isRejecting && (
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
          onClose={() => setIsRejecting(false)}
        />
      )}
    </>
  );
}
