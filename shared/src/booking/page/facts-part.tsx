import { useToasts } from '@spotlight/shared/contract';
import { formatMoment, formatPrice, serverNow, taipeiDay } from '@spotlight/shared/format';
import { Button, CalendarIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import pageTexts from '../../locales/booking-page.zh-TW.json';
import { formatHours, hoursBetween } from '../booking-hours.rules';
import type { Booking } from '../booking.schema';
import { Facts, Part, Quiet } from './page.styles';

type FactName = Exclude<keyof (typeof pageTexts)['booking']['facts'], 'title'>;

/** What was asked for, by whom, and how to reach the other party once it is confirmed. */
export function FactsPart({ booking }: { booking: Booking }) {
  const t = useTexts(pageTexts);
  const { contact, budgetMin, budgetMax, side } = booking;
  const budget = [budgetMin, budgetMax].flatMap((amount) =>
    amount === null ? [] : formatPrice(amount),
  );
  const { held = 0, rating } = booking.guestRecord ?? {};
  const record = [
    held > 0 && t('booking.facts.held', { count: held }),
    rating?.average != null &&
      t('booking.facts.rated', { average: rating.average.toFixed(1), total: rating.total }),
  ]
    .filter(Boolean)
    .join('・');
  const length = t('booking.facts.hours', {
    hours: hoursBetween(booking.startAt, booking.endAt),
  });
  const rows: [FactName, string | null | false][] = [
    ['when', `${formatHours(booking.startAt, booking.endAt)}\n${length}`],
    side === 'guest'
      ? ['subject', booking.subjectName]
      : ['guest', [booking.guestName, record].filter(Boolean).join('\n')],
    ['purpose', booking.purpose],
    ['performanceType', booking.performanceType],
    [
      'attendees',
      booking.attendees !== null && t('booking.facts.people', { count: booking.attendees }),
    ],
    ['location', booking.location],
    ['loadIn', booking.loadInAt && formatMoment(booking.loadInAt)],
    ['budget', budget.join('–')],
    ['requirements', booking.requirements],
    ['message', booking.message],
    ['contact', contact && [contact.name, contact.phone, contact.email].filter(Boolean).join('\n')],
  ];
  const isComing = booking.status === 'confirmed' || booking.status === 'awaiting_payment';
  return (
    <Part as="section" aria-label={t('booking.facts.title')}>
      <h2>{t('booking.facts.title')}</h2>
      <Facts>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(`booking.facts.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Facts>
      {!contact && <Quiet>{t('booking.facts.contactLater')}</Quiet>}
      {isComing && <CalendarFileButton booking={booking} />}
    </Part>
  );
}

function CalendarFileButton({ booking }: { booking: Booking }) {
  const t = useTexts(pageTexts);
  const toasts = useToasts();
  const download = async () => {
    try {
      const [{ toCalendarFile }, { downloadFile }] = await Promise.all([
        import(/* webpackChunkName: "calendar-file" */ '@spotlight/shared/files/calendar'),
        import(/* webpackChunkName: "calendar-file" */ '@spotlight/shared/files'),
      ]);
      const date = taipeiDay(booking.startAt);
      const entry = {
        id: booking.id,
        title: booking.side === 'host' ? booking.guestName : booking.subjectName,
        date,
        isTimeUndecided: false,
        startsAt: booking.startAt,
        endsAt: booking.endAt,
        location: booking.location ?? booking.venueName ?? '',
        url: location.href,
      };
      downloadFile(`spotlight-${date}.ics`, toCalendarFile(entry, serverNow()), 'text/calendar');
    } catch {
      toasts.error(t('booking.facts.icsFailed'));
    }
  };
  return (
    <Button variant="outline" icon={<CalendarIcon size={18} />} onClick={() => void download()}>
      {t('booking.facts.ics')}
    </Button>
  );
}
