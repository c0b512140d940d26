import { ReasonDialog } from '@spotlight/shared/form';
import { useToasts } from '@spotlight/shared/contract';
import { formatMoment, formatPrice } from '@spotlight/shared/format';
import { Button, ConfirmButton, Notice, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import {
  useDecideRefund,
  useMarkRefunded,
  useReadRefundAccount,
} from '../../data/order/order.mutations';
import type { Refund } from '../../data/order/order.schema';
import moneyTexts from '../../locales/money.zh-TW.json';
import { Buttons, PartTitle } from '../../room/records.styles';
import { Pairs } from '../../room/pairs';

/** Money that goes back: decided, sent to the account that the buyer named, and marked as sent. */
export function RefundPart({ refund, mayAct }: { refund: Refund; mayAct: boolean }) {
  const t = useTexts(moneyTexts);
  const decide = useDecideRefund();
  const mark = useMarkRefunded();
  const [asked, setAsked] = useState<'refuse' | 'mark'>();
  const close = () => setAsked(undefined);
  const amount = formatPrice(refund.amount);
  return (
    <section>
      <PartTitle>{t('refund.title')}</PartTitle>
      <Pairs
        lines={[
          [t('payment.state'), t(`refund.states.${refund.status}`)],
          [t('refund.amount'), amount],
          [t('refund.fee'), refund.fee > 0 && formatPrice(refund.fee)],
          [t('refund.reason'), refund.byServer ? t('refund.byServer') : refund.reason],
          [t('refund.askedAt'), formatMoment(refund.createdAt)],
          [t('refund.reference'), refund.transferRef],
        ]}
      />
      {mayAct && refund.status === 'requested' && (
        <Buttons>
          <ConfirmButton
            size="sm"
            question={{
              tone: 'primary',
              title: t('refund.approveTitle'),
              body: t('refund.approveBody', { amount }),
              confirmLabel: t('refund.approve'),
              onConfirm: async () => {
                await decide.mutateAsync({ id: refund.id, isApproved: true, note: null });
                return t('refund.approved');
              },
            }}
          >
            {t('refund.approve')}
          </ConfirmButton>
          <Button variant="outline" size="sm" onClick={() => setAsked('refuse')}>
            {t('refund.refuse')}
          </Button>
        </Buttons>
      )}
      {mayAct && refund.status === 'processing' && (
        <>
          <RefundAccount refund={refund} />
          <Buttons>
            <Button size="sm" disabled={!refund.hasAccount} onClick={() => setAsked('mark')}>
              {t('refund.mark')}
            </Button>
          </Buttons>
        </>
      )}
      {asked === 'refuse' && refund.status === 'requested' && (
        <ReasonDialog
          title={t('refund.refuseTitle')}
          lead={t('refund.refuseBody')}
          label={t('reason')}
          hint={t('reasonHint')}
          missing={t('reasonMissing')}
          confirmLabel={t('refund.refuse')}
          onConfirm={async (note) => {
            await decide.mutateAsync({ id: refund.id, isApproved: false, note });
            return t('refund.refused');
          }}
          onClose={close}
        />
      )}
      {asked === 'mark' && refund.status === 'processing' && (
        <ReasonDialog
          isShort
          title={t('refund.markTitle')}
          lead={t('refund.markBody', { amount })}
          label={t('refund.reference')}
          missing={t('refund.referenceMissing')}
          confirmLabel={t('refund.mark')}
          onConfirm={async (reference) => {
            await mark.mutateAsync({ id: refund.id, reference });
            return t('refund.marked');
          }}
          onClose={close}
        />
      )}
    </section>
  );
}

/** Where the money goes, shown when asked for: each reading is written down. */
function RefundAccount({ refund }: { refund: Refund }) {
  const t = useTexts(moneyTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, data, isPending } = useReadRefundAccount();
  if (!refund.hasAccount) return <Notice tone="warning">{t('refund.noAccount')}</Notice>;
  if (data) {
    return (
      <Pairs
        lines={[
          [t('refund.bank'), data.bankCode],
          [t('refund.account'), data.accountNo],
          [t('refund.accountName'), data.accountName],
        ]}
      />
    );
  }
  return (
    <Buttons>
      <Button
        variant="outline"
        size="sm"
        isBusy={isPending}
        onClick={() => mutate(refund.id, { onError: (error) => toasts.error(errorText(error)) })}
      >
        {t('refund.showAccount')}
      </Button>
      <small>{t('refund.accountLogged')}</small>
    </Buttons>
  );
}
