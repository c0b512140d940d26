import { formatPrice } from '@spotlight/shared/format';
import { Breadcrumbs, PageHeading, Skeleton, lazyPart, type Crumb } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import bookingTexts from '../../locales/bookings.zh-TW.json';
import pageTexts from '../../locales/booking-page.zh-TW.json';
import { formatHours } from '../booking-hours.rules';
import { BookingStatusBadge } from '../booking-status-badge';
import { openAmendment, standingQuote } from '../booking-state.rules';
import { BookingSteps } from '../booking-steps';
import type { Booking } from '../booking.schema';
import { CancellationTiers } from '../cancellation-tiers';
import { PriceLines } from '../price-lines';
import type { Hours } from '../price.schema';
import { FactsPart } from './facts-part';
import { Column, Columns, Part, Quiet } from './page.styles';

const pending = <Skeleton height={220} radius="var(--radius-card)" />;
const GuestPart = lazyPart(
  () => import(/* webpackChunkName: "booking-guest" */ './guest-part').then((m) => m.GuestPart),
  { pending },
);
const QuotePart = lazyPart(
  () => import(/* webpackChunkName: "booking-guest" */ './quote-part').then((m) => m.QuotePart),
  { pending },
);
const HostPart = lazyPart(
  () => import(/* webpackChunkName: "booking-host" */ './host-part').then((m) => m.HostPart),
  { pending },
);
const QuoteForm = lazyPart(
  () => import(/* webpackChunkName: "booking-host" */ './quote-form').then((m) => m.QuoteForm),
  { pending },
);
const OpenAmendment = lazyPart(() =>
  import(/* webpackChunkName: "booking-amendment" */ './amend-part').then((m) => m.OpenAmendment),
);
const OwnReview = lazyPart(() =>
  import(/* webpackChunkName: "booking-review" */ './own-review').then((m) => m.OwnReview),
);
const ReceivedReview = lazyPart(() =>
  import(/* webpackChunkName: "booking-review" */ './received-review').then(
    (m) => m.ReceivedReview,
  ),
);
const BookingThread = lazyPart(
  () =>
    import(/* webpackChunkName: "booking-thread" */ '../booking-thread').then(
      (m) => m.BookingThread,
    ),
  { pending },
);

const MONTH_MS = 30 * 86_400_000;

export interface BookingViewProps {
  booking: Booking;
  /** When it was read, in milliseconds. */
  now: number;
  /** The way back to the list of the reader. */
  crumb: Crumb;
  /** Where a guest can ask for the same once more, or at other hours. */
  againPathOf: (hours?: Hours) => string;
}

/** One booking as the guest, the host or an administrator sees it, of a venue or of a performer. */
export function BookingView({ booking, now, crumb, againPathOf }: BookingViewProps) {
  const t = useTexts(pageTexts);
  const { side, status, total, deposit, priceLines } = booking;
  const isHost = side === 'host';
  const isWaiting = status === 'requested' || status === 'quoted';
  const quote = standingQuote(booking, now);
  const amendment = openAmendment(booking, now);
  const otherName = isHost ? booking.guestName : booking.subjectName;
  const title = isHost ? (booking.purpose ?? booking.guestName) : booking.subjectName;
  const number = t('booking.number', { number: booking.bookingNo });
  return (
    <>
      <Breadcrumbs items={[crumb, { label: number }]} />
      <PageHeading
        title={title}
        lead={
          // On a phone the facts stand far below what is to be done about them.
          <>
            <strong>{formatHours(booking.startAt, booking.endAt)}</strong>
            <br />
            {isHost && `${booking.guestName}・${booking.subjectName}・`}
            {number}
          </>
        }
        action={<BookingStatusBadge status={status} />}
      />
      <BookingSteps status={status} booking={booking} />
      <Columns>
        <Column>
          {side === 'guest' && <GuestPart booking={booking} now={now} againPathOf={againPathOf} />}
          {isHost && <HostPart booking={booking} now={now} />}
          {amendment && (
            <OpenAmendment amendment={amendment} isMine={amendment.proposedBy === side} />
          )}
          {side === 'guest' && quote && <QuotePart quote={quote} />}
          {isHost && isWaiting && <QuoteForm key={booking.offerNo} booking={booking} />}
          {booking.review && <OwnReview review={booking.review} now={now} />}
          {booking.receivedReview && (
            <ReceivedReview review={booking.receivedReview} name={otherName} />
          )}
          {side !== 'admin' && (
            <BookingThread
              bookingId={booking.id}
              otherName={otherName}
              isClosed={now - Date.parse(booking.endAt) > MONTH_MS}
              unread={booking.unread}
            />
          )}
        </Column>
        <Column>
          <FactsPart booking={booking} />
          {priceLines && total !== null && deposit !== null && !(side === 'guest' && quote) && (
            <Part as="section" aria-label={t('booking.price')}>
              <h2>{t('booking.price')}</h2>
              <PriceLines lines={priceLines} total={total} deposit={deposit} />
            </Part>
          )}
          <PastQuotes booking={booking} standingId={quote?.id} />
          {deposit !== null &&
            (isWaiting || status === 'awaiting_payment' || status === 'confirmed') && (
              <PolicyPart booking={booking} deposit={deposit} />
            )}
        </Column>
      </Columns>
    </>
  );
}

function PolicyPart({ booking, deposit }: { booking: Booking; deposit: number }) {
  const t = useTexts(bookingTexts);
  const name = t(`bookings.policy.${booking.cancellationPolicy}`);
  return (
    <Part as="section">
      <h2>{t('bookings.policy.title', { name })}</h2>
      <CancellationTiers
        policy={booking.cancellationPolicy}
        startAt={booking.startAt}
        deposit={deposit}
      />
    </Part>
  );
}

function PastQuotes({ booking, standingId }: { booking: Booking; standingId?: string }) {
  const t = useTexts(pageTexts);
  const past = booking.quotes.filter(({ id }) => id !== standingId);
  if (past.length === 0) return null;
  return (
    <Part as="section">
      <h2>{t('booking.quote.history')}</h2>
      {past.map((quote) => (
        <Quiet key={quote.id}>
          {t('booking.quote.past', {
            number: quote.number,
            total: formatPrice(quote.total),
            status: t(`booking.quote.status.${quote.status}`),
          })}
        </Quiet>
      ))}
    </Part>
  );
}
