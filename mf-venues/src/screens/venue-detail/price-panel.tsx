import { formatPrice } from '@spotlight/shared/format';
import { ButtonLink, Divider, fromDesktop, Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { priceShortestBooking } from '../../data/venue/booking-terms.rules';
import type { VenueDetail } from '../../data/venue/venue.schema';
import { createBookingPath } from '../../paths';
import { texts } from '../../texts';
import { PerHour } from './per-hour';

const Frame = styled(Panel)`
  display: grid;
  gap: 16px;
`;

const Sum = styled.dl`
  display: grid;
  gap: 6px;
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    color: var(--ink-2);
  }
  & > div[data-total] {
    color: var(--ink);
    font-weight: var(--weight-bold);
  }
  & > div[data-total] > dd {
    font-size: var(--text-22);
  }
  & dd {
    white-space: nowrap;
  }
`;

/* On phones the bar at the bottom of the screen carries the action. */
const Action = styled.div`
  display: none;
  @media ${fromDesktop} {
    display: grid;
  }
`;

const Note = styled.p`
  color: var(--ink-3);
  font-size: var(--text-12);
  line-height: var(--leading-dense);
`;

/** What it costs: per hour, and as the sum of the shortest booking. The way to ask for one. */
export function PricePanel({ venue }: { venue: VenueDetail }) {
  const t = useTexts(texts);
  const price = priceShortestBooking(venue);
  return (
    <Frame as="section" $isRaised aria-label={t('price.title')}>
      <PerHour amount={venue.pricePerHour} />
      <Divider />
      <Sum>
        <div>
          <dt>{t('price.rent', { hours: price.hours })}</dt>
          <dd>{formatPrice(price.rent)}</dd>
        </div>
        <div>
          <dt>{t('price.cleaning')}</dt>
          <dd>{formatPrice(price.cleaningFee)}</dd>
        </div>
        <div data-total>
          <dt>{t('price.total')}</dt>
          <dd>{formatPrice(price.total)}</dd>
        </div>
        <div>
          <dt>{t('price.deposit', { percent: venue.depositPercent })}</dt>
          <dd>{formatPrice(price.deposit)}</dd>
        </div>
      </Sum>
      <Action>
        <ButtonLink to={createBookingPath(venue.id)} size="lg" isFullWidth>
          {t('price.request')}
        </ButtonLink>
      </Action>
      <Note>{t('price.note')}</Note>
    </Frame>
  );
}
