import { ReasonDialog } from '@spotlight/shared/form';
import { formatPrice } from '@spotlight/shared/format';
import { Button } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { useGiveRefund } from '../../data/order/order.mutations';
import type { Order } from '../../data/order/order.schema';
import moneyTexts from '../../locales/money.zh-TW.json';

/** Gives back what nobody asked for, with the reason that the buyer reads; nothing while there is none to give. */
export function GiveRefundButton({ order }: { order: Order }) {
  const t = useTexts(moneyTexts);
  const give = useGiveRefund();
  const [isOpen, setOpen] = useState(false);
  const isPaid = order.status === 'paid' || order.status === 'completed';
  const isGoing = order.refundStatus === 'processing' || order.refundStatus === 'full';
  if (!isPaid || isGoing || order.total === 0) return null;
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {t('give.open')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('give.title', { name: order.buyerName })}
          lead={t('give.lead', { no: order.orderNo, total: formatPrice(order.total) })}
          label={t('reason')}
          hint={t('reasonHint')}
          missing={t('reasonMissing')}
          confirmLabel={t('give.confirm')}
          tone="danger"
          onConfirm={async (reason) => {
            await give.mutateAsync({ id: order.id, reason });
            return t('give.done');
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
