import { eventLinks } from '@spotlight/shared/contract/links';
import { formatMoment, formatPrice } from '@spotlight/shared/format';
import { ButtonLink } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import pageTexts from '../../locales/booking-page.zh-TW.json';
import { formatHours } from '../booking-hours.rules';
import type { Booking } from '../booking.schema';
import { eventStartOf } from '../event-of-booking.rules';
import type { Hours } from '../price.schema';
import { AmendButton } from './amend-part';
import { CancelPart } from './cancel-part';
import { Actions, Part, Quiet, WaysOn } from './page.styles';
import { ReviewButton } from './review-part';
import { TimeLeft } from './time-left';

export interface GuestPartProps {
  booking: Booking;
  /** Milliseconds. */
  now: number;
  /** Where the same can be asked for once more, or at other hours. */
  againPathOf: (hours?: Hours) => string;
}

/** What a guest has to do about a booking now, or what has become of it. */
export function GuestPart({ booking, now, againPathOf }: GuestPartProps) {
  const t = useTexts(pageTexts);
  const { status, orderId, orderStatus, respondBy, payBy, deposit, total } = booking;
  const isPaying = status === 'awaiting_payment';
  const isInReview = isPaying && orderStatus === 'payment_review';
  const eventStart = eventStartOf(booking, now);
  const isOver = !['requested', 'quoted', 'awaiting_payment', 'confirmed'].includes(status);
  return (
    <Part as="section" aria-live="polite">
      <h2>
        {isInReview
          ? t('booking.guest.inReview')
          : t(`booking.guest.${status}`, { deposit: formatPrice(deposit ?? 0) })}
      </h2>
      {status === 'requested' && respondBy && (
        <>
          <TimeLeft until={respondBy} />
          <Quiet>{t('booking.guest.requestedHelp', { moment: formatMoment(respondBy) })}</Quiet>
        </>
      )}
      {status === 'quoted' && respondBy && <TimeLeft until={respondBy} />}
      {isInReview && <Quiet>{t('booking.guest.inReviewHelp')}</Quiet>}
      {isPaying && !isInReview && payBy && (
        <>
          <TimeLeft until={payBy} />
          <Quiet>{t('booking.guest.awaitingHelp', { moment: formatMoment(payBy) })}</Quiet>
        </>
      )}
      {status === 'confirmed' && (
        <Quiet>
          {t('booking.guest.confirmedHelp', {
            rest: formatPrice((total ?? 0) - (deposit ?? 0)),
          })}
        </Quiet>
      )}
      {status === 'completed' && <Quiet>{t('booking.guest.completedHelp')}</Quiet>}
      {status === 'expired' && <Quiet>{t('booking.guest.expiredHelp')}</Quiet>}
      {status === 'no_show' && <Quiet>{t('booking.guest.noHelp')}</Quiet>}
      <Ending booking={booking} />
      {booking.alternatives.length > 0 && (
        <>
          <h3>{t('booking.guest.alternatives')}</h3>
          <WaysOn>
            {booking.alternatives.map((hours) => (
              <ButtonLink key={hours.startAt} to={againPathOf(hours)} variant="outline">
                {t('booking.guest.askInstead', { hours: formatHours(hours.startAt, hours.endAt) })}
              </ButtonLink>
            ))}
          </WaysOn>
          <Quiet>{t('booking.guest.alternativesHelp')}</Quiet>
        </>
      )}
      <Actions>
        {isPaying && !isInReview && orderId && (
          <ButtonLink to={eventLinks.order(orderId)} size="lg">
            {t('booking.guest.pay')}
          </ButtonLink>
        )}
        <ReviewButton booking={booking} now={now} />
        {eventStart && (
          <ButtonLink to={eventStart} variant="outline">
            {t('booking.guest.event')}
          </ButtonLink>
        )}
        {isOver && (
          <ButtonLink to={againPathOf()} variant="outline">
            {t('booking.guest.again')}
          </ButtonLink>
        )}
        {orderId && !isPaying && (
          <ButtonLink to={eventLinks.order(orderId)} variant="plain">
            {t('booking.guest.order')}
          </ButtonLink>
        )}
        {status === 'confirmed' && <AmendButton booking={booking} now={now} />}
        {!isOver && <CancelPart booking={booking} now={now} />}
      </Actions>
    </Part>
  );
}

/** What came of it: how long it went on, why it ended, and what goes back. */
export function Ending({ booking }: { booking: Booking }) {
  const t = useTexts(pageTexts);
  const { cancelReason, refundAmount, overtimeMinutes, overtimeAmount } = booking;
  if (!cancelReason && refundAmount === null && overtimeMinutes === null) return null;
  return (
    <Quiet>
      {overtimeMinutes !== null &&
        t('booking.host.overtimeLine', {
          minutes: overtimeMinutes,
          amount: formatPrice(overtimeAmount ?? 0),
        })}
      {cancelReason}
      {refundAmount !== null && (
        <> {t('booking.guest.refund', { amount: formatPrice(refundAmount) })}</>
      )}
    </Quiet>
  );
}
