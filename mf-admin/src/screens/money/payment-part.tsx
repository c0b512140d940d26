import { ReasonDialog } from '@spotlight/shared/form';
import { formatMoment, formatPrice } from '@spotlight/shared/format';
import { Button, ConfirmButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { useConfirmPayment, useRejectPayment } from '../../data/order/order.mutations';
import type { Order } from '../../data/order/order.schema';
import moneyTexts from '../../locales/money.zh-TW.json';
import { Buttons, PartTitle } from '../../room/records.styles';
import { Pairs } from '../../room/pairs';

interface PaymentPartProps {
  order: Order;
  mayAct: boolean;
  /** The order waits no more. */
  onDone: () => void;
}

/** How it was paid; a reported transfer is looked for in the account, and found or not. */
export function PaymentPart({ order, mayAct, onDone }: PaymentPartProps) {
  const t = useTexts(moneyTexts);
  const confirm = useConfirmPayment();
  const reject = useRejectPayment();
  const [isRejecting, setIsRejecting] = useState(false);
  const reported = order.payments.find(({ status }) => status === 'reported');
  if (order.payments.length === 0) return null;
  return (
    <section>
      <PartTitle>{t('payment.title')}</PartTitle>
      {order.payments.map((payment) => (
        <Pairs
          key={`${payment.status} ${payment.reportedAt}`}
          lines={[
            [t('payment.state'), t(`payment.states.${payment.status}`)],
            [t('columns.total'), formatPrice(payment.amount)],
            [t('columns.last5'), payment.transferLast5],
            [t('columns.transferAt'), payment.transferAt && formatMoment(payment.transferAt)],
            [t('payment.reportedAt'), payment.reportedAt && formatMoment(payment.reportedAt)],
            [t('payment.failReason'), payment.failReason],
          ]}
        />
      ))}
      {mayAct && reported && (
        <Buttons>
          <ConfirmButton
            size="sm"
            question={{
              tone: 'primary',
              title: t('payment.confirmTitle'),
              body: t('payment.confirmBody', {
                name: order.buyerName,
                amount: formatPrice(reported.amount),
                last5: reported.transferLast5 ?? '',
              }),
              confirmLabel: t('payment.confirm'),
              onConfirm: async () => {
                await confirm.mutateAsync(order.id);
                onDone();
                return t('payment.confirmed');
              },
            }}
          >
            {t('payment.confirm')}
          </ConfirmButton>
          <Button variant="outline" size="sm" onClick={() => setIsRejecting(true)}>
            {t('payment.reject')}
          </Button>
        </Buttons>
      )}
      {isRejecting && (
        <ReasonDialog
          title={t('payment.rejectTitle')}
          lead={t('payment.rejectBody')}
          label={t('reason')}
          hint={t('reasonHint')}
          missing={t('reasonMissing')}
          confirmLabel={t('payment.reject')}
          onConfirm={async (reason) => {
            await reject.mutateAsync({ id: order.id, reason });
            onDone();
            return t('payment.rejected');
          }}
          onClose={() => setIsRejecting(false)}
        />
      )}
    </section>
  );
}
