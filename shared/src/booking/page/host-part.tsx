import { supportLinks, venueLinks } from '@spotlight/shared/contract/links';
import { formatMoment, formatPrice } from '@spotlight/shared/format';
import { ButtonLink } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import pageTexts from '../../locales/booking-page.zh-TW.json';
import type { Booking } from '../booking.schema';
import { AmendButton } from './amend-part';
import { ApproveButton, DeclineButton } from './answer-buttons';
import { CalendarNotice } from './calendar-notice';
import { CancelPart } from './cancel-part';
import { DepositPart } from './deposit-part';
import { Ending } from './guest-part';
import { CompleteButton, NoShowButton, OvertimeButton } from './outcome-buttons';
import { Actions, Part, Quiet } from './page.styles';
import { ReviewButton } from './review-part';
import { TimeLeft } from './time-left';

/** What a host has to do about a booking now, or what has become of it. */
export function HostPart({ booking, now }: { booking: Booking; now: number }) {
  const t = useTexts(pageTexts);
  const { status, respondBy, payBy, deposit, orderStatus, calendar } = booking;
  const isWaiting = status === 'requested' || status === 'quoted';
  if (status === 'awaiting_payment' && orderStatus === 'payment_review') {
    return <DepositPart booking={booking} />;
  }
  return (
    <Part as="section" aria-live="polite">
      <h2>{t(`booking.host.${status}`, { deposit: formatPrice(deposit ?? 0) })}</h2>
      {isWaiting && respondBy && (
        <>
          <TimeLeft until={respondBy} />
          <Quiet>
            {t(status === 'requested' ? 'booking.host.requestedHelp' : 'booking.host.quotedHelp', {
              moment: formatMoment(respondBy),
            })}
          </Quiet>
        </>
      )}
      {calendar && <CalendarNotice calendar={calendar} />}
      {status === 'awaiting_payment' && payBy && (
        <>
          <TimeLeft until={payBy} />
          <Quiet>{t('booking.host.awaitingHelp', { moment: formatMoment(payBy) })}</Quiet>
        </>
      )}
      {status === 'confirmed' && <Quiet>{t('booking.host.confirmedHelp')}</Quiet>}
      {status === 'completed' && <Quiet>{t('booking.host.completedHelp')}</Quiet>}
      {status === 'expired' && <Quiet>{t('booking.host.expiredHelp')}</Quiet>}
      <Ending booking={booking} />
      <Actions>
        {status === 'requested' && booking.total !== null && <ApproveButton booking={booking} />}
        {isWaiting && <DeclineButton booking={booking} />}
        <CompleteButton booking={booking} now={now} />
        <OvertimeButton booking={booking} now={now} />
        <NoShowButton booking={booking} now={now} />
        <ReviewButton booking={booking} now={now} />
        {status === 'confirmed' && <AmendButton booking={booking} now={now} />}
        {(status === 'confirmed' || status === 'awaiting_payment') && (
          <CancelPart booking={booking} now={now} />
        )}
        {status === 'completed' && (
          <ButtonLink
            to={booking.kind === 'venue' ? venueLinks.income : supportLinks.income}
            variant="plain"
          >
            {t('booking.host.income')}
          </ButtonLink>
        )}
      </Actions>
    </Part>
  );
}
