import { taipeiDay } from '@spotlight/shared/format';
import { Container } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { shownVenue } from '../../data/own-venue/shown-venue.rules';
import type { VenueForm } from '../../data/own-venue/venue-form.rules';
import formTexts from '../../locales/venue-form.zh-TW.json';
import { texts } from '../../texts';
import { BookingRules } from '../../screens/venue-detail/booking-rules';
import { FacilityList } from '../../screens/venue-detail/facility-list';
import { OpeningHours } from '../../screens/venue-detail/opening-hours';
import { PhotoGrid } from '../../screens/venue-detail/photo-grid';
import { RateTable } from '../../screens/venue-detail/rate-table';
import { PartHeading, Prose } from '../../screens/venue-detail/venue-detail.styles';
import { VenueHero } from '../../screens/venue-detail/venue-hero';

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
`;

const Body = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-block: 24px;
`;

/** The page as visitors will see it. Nothing in it can be pressed. */
export function VenuePreview({ id, form }: { id: string; form: VenueForm }) {
  const t = useTexts(formTexts, texts);
  const venue = shownVenue(id, { ...form, name: form.name || t('venueForm.unnamed') });
  return (
    <Frame inert>
      <VenueHero venue={venue} />
      <Body>
        <Prose>
          <p>{form.description || t('venueForm.noDescription')}</p>
        </Prose>
        {venue.photos.length > 0 && (
          <section>
            <PartHeading>{t('detail.photos')}</PartHeading>
            <PhotoGrid venue={venue} />
          </section>
        )}
        {venue.amenities.length > 0 && (
          <section>
            <PartHeading>{t('detail.amenities')}</PartHeading>
            <FacilityList venue={venue} />
          </section>
        )}
        <section>
          <PartHeading>{t('venueForm.terms')}</PartHeading>
          <RateTable venue={venue} />
        </section>
        <section>
          <PartHeading>{t('detail.hours')}</PartHeading>
          <OpeningHours venue={venue} today={taipeiDay()} />
        </section>
        <section>
          <PartHeading>{t('detail.rules')}</PartHeading>
          <BookingRules venue={venue} />
        </section>
      </Body>
    </Frame>
  );
}
