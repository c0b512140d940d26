import { formatPrice } from '@spotlight/shared/format';
import { Button, ConfirmButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import pageTexts from '../../locales/booking-page.zh-TW.json';
import { useConfirmDeposit, useRejectDeposit } from '../booking.mutations';
import { useDepositOrder } from '../booking.queries';
import type { Booking } from '../booking.schema';
import { Actions, Part, Quiet } from './page.styles';
import { ReasonDialog } from './reason-dialog';

/** A guest says that the deposit is on its way: the host looks into the account and answers. */
export function DepositPart({ booking }: { booking: Booking }) {
  const t = useTexts(pageTexts);
  const { data: order } = useDepositOrder(booking.orderId);
  const confirm = useConfirmDeposit();
  const reject = useRejectDeposit();
  const [isRejecting, setIsRejecting] = useState(false);
  const orderId = booking.orderId ?? '';
  const deposit = formatPrice(booking.deposit ?? 0);
  const last5 = order?.payments.findLast((payment) => payment.transferLast5)?.transferLast5;
  return (
    <Part as="section" aria-live="polite">
      <h2>{t('booking.host.inReview')}</h2>
      <Quiet>{t('booking.host.inReviewHelp', { last5: last5 ?? '…', deposit })}</Quiet>
      <Actions>
        <ConfirmButton
          question={{
            tone: 'primary',
            title: t('booking.host.confirmTitle'),
            body: t('booking.host.confirmBody', { deposit }),
            confirmLabel: t('booking.host.confirmPayment'),
            onConfirm: async () => {
              await confirm.mutateAsync(orderId);
              return t('booking.host.confirmDone');
            },
          }}
        >
          {t('booking.host.confirmPayment')}
        </ConfirmButton>
        <Button variant="outline" onClick={() => setIsRejecting(true)}>
          {t('booking.host.rejectPayment')}
        </Button>
      </Actions>
      {isRejecting && (
        <ReasonDialog
          title={t('booking.host.rejectTitle')}
          lead={t('booking.host.rejectLead')}
          label={t('booking.host.reason')}
          missing={t('booking.host.reasonMissing')}
          submitLabel={t('booking.host.rejectPayment')}
          keepLabel={t('booking.quote.keep')}
          onSend={async (reason) => {
            await reject.mutateAsync({ orderId, reason: reason ?? '' });
            return t('booking.host.rejectDone');
          }}
          onClose={() => setIsRejecting(false)}
        />
      )}
    </Part>
  );
}
