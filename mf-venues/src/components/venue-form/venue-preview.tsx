import { taipeiDay } from '@spotlight/shared/format';
import { Container } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { placeAndWeekOf, type VenueForm } from '../../data/own-venue/venue-form.rules';
import type { VenueDetail } from '../../data/venue/venue.schema';
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

/** What the page will show of what is typed; what only others can say (reviews, events) is left out. */
const shownOf = (id: string, form: VenueForm): VenueDetail => ({
  id,
  name: form.name,
  type: form.type,
  city: form.city || null,
  district: form.district || null,
  location: form.location || null,
  address: form.address || null,
  capacity: Number(form.capacity) || 0,
  pricePerHour: Number(form.pricePerHour) || 0,
  imageUrl: form.photos[0]?.imageUrl ?? null,
  photos: form.photos.map(({ imageUrl, alt }) => ({ imageUrl, alt: alt || null })),
  isSupportFriendly: form.isSupportFriendly,
  amenities: form.amenities,
  minBookingHours: Number(form.minBookingHours) || 1,
  description: form.description || null,
  advanceBookingDays: Number(form.advanceBookingDays) || 0,
  maxAdvanceDays: Number(form.maxAdvanceDays) || 0,
  depositPercent: Number(form.depositPercent) || 0,
  cancellationPolicy: form.cancellationPolicy as VenueDetail['cancellationPolicy'],
  cleaningFee: Number(form.cleaningFee) || 0,
  houseRules: form.houseRules || null,
  website: form.website || null,
  specialClosedDates: form.specialClosedDates,
  upcomingEvents: [],
  bookingMode: form.bookingMode as VenueDetail['bookingMode'],
  slotMinutes: 30,
  overtimePercent: 150,
  includedHeads: Number(form.includedHeads) || null,
  extraHeadFee: Number(form.extraHeadFee) || 0,
  minimumSpend: Number(form.minimumSpend) || 0,
  rates: [],
  facilities: [],
  rating: { average: null, total: 0 },
  ...placeAndWeekOf(form),
});

/** The page as visitors will see it. Nothing in it can be pressed. */
export function VenuePreview({ id, form }: { id: string; form: VenueForm }) {
  const t = useTexts(formTexts, texts);
  const venue = shownOf(id, { ...form, name: form.name || t('venueForm.unnamed') });
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
