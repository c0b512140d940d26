import { formatTimes } from '@spotlight/shared/booking/hours';
import { formatMonthDay, formatPrice, taipeiDay, withZone } from '@spotlight/shared/format';
import { ButtonLink } from '@spotlight/shared/ui';
import { ActionBar } from '@spotlight/shared/ui/action-bar';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { VenueDetail } from '../../data/venue/venue.schema';
import { createBookingPath } from '../../paths';
import offerTexts from '../../locales/venue-offer.zh-TW.json';
import { PerHour } from './per-hour';
import type { ChosenOffer } from './use-chosen-offer';

const Total = styled.strong`
  font-size: var(--text-22);
  line-height: var(--leading-dense);
  font-variant-numeric: tabular-nums;
  & > small {
    display: block;
    color: var(--ink-2);
    font-size: var(--text-12);
    font-weight: var(--weight-regular);
  }
`;

/** Price and action within the thumb's reach, as long as the page is on the screen. */
export function BookingBar({ venue, offer }: { venue: VenueDetail; offer: ChosenOffer }) {
  const t = useTexts(offerTexts);
  const { hours, people, preview } = offer;
  return (
    <ActionBar>
      {preview.data ? (
        <Total>
          {formatPrice(preview.data.total)}
          {hours && (
            <small>
              {formatMonthDay(taipeiDay(hours.startAt))}{' '}
              {withZone(formatTimes(hours.startAt, hours.endAt))}
            </small>
          )}
        </Total>
      ) : (
        <PerHour amount={venue.pricePerHour} />
      )}
      <ButtonLink
        to={createBookingPath(venue.id, hours && { ...hours, people }, true)}
        size="lg"
        isFullWidth
      >
        {t(venue.bookingMode === 'instant' ? 'offer.instant' : 'offer.request')}
      </ButtonLink>
    </ActionBar>
  );
}
