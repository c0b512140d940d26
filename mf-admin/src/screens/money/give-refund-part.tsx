import { ReasonDialog } from '@spotlight/shared/form';
import { Button } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { useGiveRefund } from '../../data/order/order.mutations';
import type { Order } from '../../data/order/order.schema';
import moneyTexts from '../../locales/money.zh-TW.json';
import { Buttons } from './payment-part';

/** Gives back what nobody asked for, with the reason that the buyer reads; nothing while there is none to give. */
export function GiveRefundPart({ order }: { order: Order }) {
  const t = useTexts(moneyTexts);
  const give = useGiveRefund();
  const [isOpen, setOpen] = useState(false);
  const isPaid = order.status === 'paid' || order.status === 'completed';
  const isGoing = order.refundStatus === 'processing' || order.refundStatus === 'full';
  if (!isPaid || isGoing || order.total === 0) return null;
  return (
    <Buttons>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {t('give.open')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('give.title')}
          lead={t('give.lead')}
          label={t('reason')}
          hint={t('reasonHint')}
          missing={t('reasonMissing')}
          confirmLabel={t('give.confirm')}
          onConfirm={async (reason) => {
            await give.mutateAsync({ id: order.id, reason });
            return t('give.done');
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Buttons>
  );
}
