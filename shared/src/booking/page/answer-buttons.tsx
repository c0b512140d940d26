import { formatPrice } from '@spotlight/shared/format';
import { Button, ConfirmButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import pageTexts from '../../locales/booking-page.zh-TW.json';
import { formatHours } from '../booking-hours.rules';
import { useApproveBooking } from '../booking.mutations';
import type { Booking } from '../booking.schema';
import { DeclineDialog } from './decline-dialog';

/** The host's yes, to just the offer that is shown: another one by now is refused by the server. */
export function ApproveButton({ booking }: { booking: Booking }) {
  const t = useTexts(pageTexts);
  const { mutateAsync } = useApproveBooking();
  const { id, offerNo, guestName, startAt, endAt } = booking;
  const total = formatPrice(booking.total ?? 0);
  return (
    <ConfirmButton
      disabled={booking.calendar?.takenBy != null}
      question={{
        tone: 'primary',
        title: t('booking.host.approveTitle'),
        body: t('booking.host.approveBody', {
          name: guestName,
          hours: formatHours(startAt, endAt),
          total,
          deposit: formatPrice(booking.deposit ?? 0),
        }),
        confirmLabel: t('booking.host.approve', { total }),
        onConfirm: async () => {
          await mutateAsync({ id, offerNo });
          return t('booking.host.approved');
        },
      }}
    >
      {t('booking.host.approve', { total })}
    </ConfirmButton>
  );
}

/** The host's no, with a reason. */
export function DeclineButton({ booking }: { booking: Booking }) {
  const t = useTexts(pageTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {t('booking.host.decline')}
      </Button>
      {isOpen && <DeclineDialog booking={booking} onClose={() => setIsOpen(false)} />}
    </>
  );
}
