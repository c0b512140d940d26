import { ReasonDialog, Refusal } from '@spotlight/shared/form';
import { Button } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { refusedField } from '../../components/refused-field';
import { useTakeBackPayment } from '../../data/order/order.mutations';
import type { Order } from '../../data/order/order.schema';
import moneyTexts from '../../locales/money.zh-TW.json';

const reasons = Object.keys(moneyTexts.takeBack.why) as (keyof typeof moneyTexts.takeBack.why)[];

/** Takes back a confirmation that was a mistake; why it cannot be says what to do instead. */
export function TakeBackButton({ order }: { order: Order }) {
  const t = useTexts(moneyTexts);
  const { mutateAsync } = useTakeBackPayment();
  const [isOpen, setOpen] = useState(false);
  if (order.status !== 'paid' || order.refundStatus !== 'none' || order.total === 0) return null;
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('takeBack.open')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('takeBack.title', { name: order.buyerName })}
          lead={t('takeBack.lead', { no: order.orderNo })}
          label={t('reason')}
          hint={t('reasonHint')}
          missing={t('reasonMissing')}
          confirmLabel={t('takeBack.confirm')}
          tone="danger"
          failureTitle={t('takeBack.failed')}
          onConfirm={async (reason) => {
            await mutateAsync({ id: order.id, reason }).catch((thrown: unknown) => {
              const why = reasons.find((one) => one === refusedField(thrown, 'INVALID_STATE'));
              throw why ? new Refusal({ failure: t(`takeBack.why.${why}`) }) : thrown;
            });
            return t('takeBack.done');
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
