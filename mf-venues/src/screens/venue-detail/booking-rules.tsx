import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { VenueDetail } from '../../data/venue/venue.schema';
import { texts } from '../../texts';
import { Prose } from './venue-detail.styles';

const Terms = styled.ul`
  display: grid;
  gap: 6px;
  margin-bottom: 16px;
  padding-inline-start: 1.2em;
  color: var(--ink-2);
  list-style: disc;
  & > li::marker {
    color: var(--ink-3);
  }
`;

/** How to book and how to behave: the terms in numbers, then the owner's own words. */
export function BookingRules({ venue }: { venue: VenueDetail }) {
  const t = useTexts(texts);
  return (
    <>
      <Terms>
        <li>{t('rules.minHours', { hours: venue.minBookingHours })}</li>
        <li>
          {venue.advanceBookingDays > 0
            ? t('rules.lead', { days: venue.advanceBookingDays })
            : t('rules.noLead')}
        </li>
        <li>{t('rules.horizon', { days: venue.maxAdvanceDays })}</li>
        <li>{t('rules.capacity', { people: venue.capacity })}</li>
      </Terms>
      {venue.houseRules && (
        <Prose>
          <p>{venue.houseRules}</p>
        </Prose>
      )}
    </>
  );
}
