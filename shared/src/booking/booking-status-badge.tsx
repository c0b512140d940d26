import { Badge, type BadgeTone } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import bookingTexts from '../locales/bookings.zh-TW.json';
import type { BookingStatus } from './booking.schema';
import { isOpen } from './booking-state.rules';

const tones: Partial<Record<BookingStatus, BadgeTone>> = {
  requested: 'warning',
  quoted: 'info',
  awaiting_payment: 'warning',
  confirmed: 'success',
  no_show: 'danger',
  declined: 'danger',
  cancelled: 'danger',
};

/** The state of a booking in a word. */
export function BookingStatusBadge({ status }: { status: BookingStatus }) {
  const t = useTexts(bookingTexts);
  return (
    <Badge tone={tones[status] ?? 'neutral'} hasDot={isOpen(status)}>
      {t(`bookings.status.${status}`)}
    </Badge>
  );
}
