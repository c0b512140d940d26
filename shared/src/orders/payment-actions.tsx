import sellerOrdersTexts from '../locales/seller-orders.zh-TW.json';
import type { Order } from './order.schema';
import { ReasonDialog } from '@spotlight/shared/form';
import { formatPrice } from '@spotlight/shared/format';
import { Button, ConfirmButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { useSellerDesk } from './seller-desk';
import { useConfirmPayment, useRejectPayment } from './seller-order.mutations';

export interface PaymentActionsProps {
  order: Pick<Order, 'id' | 'buyerName' | 'total'>;
  /** Last digits of the account that the money comes from. */
  last5: string;
}

/** What was found in the account: the money, or nothing. */
export function PaymentActions({ order, last5 }: PaymentActionsProps) {
  const t = useTexts(sellerOrdersTexts);
  const { kind } = useSellerDesk();
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
          body: t(`sellerOrders.of.${kind}.confirmBody`, {
            name: order.buyerName,
            amount: formatPrice(order.total),
            last5,
          }),
          confirmLabel: t('sellerOrders.confirm'),
          onConfirm: async () => {
            await confirm.mutateAsync(order.id);
            return t(`sellerOrders.of.${kind}.confirmed`);
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
