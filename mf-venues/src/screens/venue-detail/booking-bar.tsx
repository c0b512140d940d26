import { ButtonLink, fromDesktop } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { VenueDetail } from '../../data/venue/venue.schema';
import { createBookingPath } from '../../paths';
import { texts } from '../../texts';
import { PerHour } from './per-hour';

const Bar = styled.div`
  position: sticky;
  z-index: 10;
  bottom: 0;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 16px;
  padding: 10px var(--gutter) calc(10px + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
  @media ${fromDesktop} {
    display: none;
  }
`;

/** Price and action within the thumb's reach, as long as the page is on the screen. */
export function BookingBar({ venue }: { venue: VenueDetail }) {
  const t = useTexts(texts);
  return (
    <Bar>
      <PerHour amount={venue.pricePerHour} />
      <ButtonLink to={createBookingPath(venue.id)} size="lg" isFullWidth>
        {t('price.request')}
      </ButtonLink>
    </Bar>
  );
}
