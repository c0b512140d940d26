import { venueLinks } from '@spotlight/shared/contract/links';
import { formatMoment } from '@spotlight/shared/format';
import { CheckCircleIcon, Notice, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import pageTexts from '../../locales/booking-page.zh-TW.json';
import { formatHours } from '../booking-hours.rules';
import type { Booking } from '../booking.schema';

/** Whether a yes would still be taken: who was first, and how many others wait for the same hours. */
export function CalendarNotice({ calendar }: { calendar: NonNullable<Booking['calendar']> }) {
  const t = useTexts(pageTexts);
  const { takenBy, othersAsking } = calendar;
  if (!takenBy) {
    return (
      <Notice tone="success" icon={<CheckCircleIcon />}>
        {t('booking.host.free')}
        {othersAsking > 0 && <> {t('booking.host.othersAsking', { count: othersAsking })}</>}
      </Notice>
    );
  }
  const { bookingId, bookingNo, startAt, endAt, since } = takenBy;
  const name = [takenBy.name ?? t('booking.host.block'), bookingNo].filter(Boolean).join('・');
  return (
    <Notice tone="danger" icon={<WarningIcon />} title={t('booking.host.taken')}>
      {bookingId ? <Link to={venueLinks.booking(bookingId)}>{name}</Link> : name}
      <br />
      {t('booking.host.takenSince', {
        hours: formatHours(startAt, endAt),
        moment: formatMoment(since),
      })}
      <br />
      {t('booking.host.takenHelp')}
    </Notice>
  );
}
