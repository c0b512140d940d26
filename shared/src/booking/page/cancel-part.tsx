import { formatPrice } from '@spotlight/shared/format';
import { Button } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import pageTexts from '../../locales/booking-page.zh-TW.json';
import { useCancelBooking } from '../booking.mutations';
import type { Booking } from '../booking.schema';
import { refundNow } from '../booking-state.rules';
import { Quiet } from './page.styles';
import { ReasonDialog } from './reason-dialog';

/** The way out of a booking, with what goes back said before it is taken. */
export function CancelPart({ booking, now }: { booking: Booking; now: number }) {
  const t = useTexts(pageTexts);
  const { mutateAsync } = useCancelBooking();
  const [isOpen, setIsOpen] = useState(false);
  const { id, status, side, orderStatus, deposit, refundPercentNow } = booking;
  const isRequest = status === 'requested' || status === 'quoted';
  if (Date.parse(booking.startAt) <= now) return null;
  if (isRequest && side === 'host') return null;
  if (orderStatus === 'payment_review') return <Quiet>{t('booking.cancel.review')}</Quiet>;

  const refund = refundNow(booking);
  const lead = isRequest
    ? t('booking.cancel.withdrawLead')
    : refund === null
      ? t('booking.cancel.unpaid')
      : side === 'host'
        ? t('booking.cancel.hostRefund', { amount: formatPrice(refund) })
        : refund === 0
          ? t('booking.cancel.noRefund', { deposit: formatPrice(deposit ?? 0) })
          : t('booking.cancel.refund', {
              amount: formatPrice(refund),
              percent: status === 'awaiting_payment' ? 100 : refundPercentNow,
            });
  const label = t(isRequest ? 'booking.cancel.withdraw' : 'booking.cancel.cancel');
  return (
    <>
      <Button variant="plain" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t(isRequest ? 'booking.cancel.withdrawTitle' : 'booking.cancel.title')}
          lead={lead}
          label={t(side === 'host' ? 'booking.host.reason' : 'booking.cancel.reason')}
          missing={side === 'host' ? t('booking.host.reasonMissing') : undefined}
          submitLabel={label}
          keepLabel={t('booking.cancel.keep')}
          onSend={async (reason) => {
            await mutateAsync({ id, reason });
            return t(isRequest ? 'booking.cancel.withdrawn' : 'booking.cancel.done');
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
