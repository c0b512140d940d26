import { taipeiDay } from '@spotlight/shared/format';
import { Container, fromDesktop } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { VenueDetail } from '../../data/venue/venue.schema';
import { texts } from '../../texts';
import { AmenityList } from './amenity-list';
import { BookingRules } from './booking-rules';
import { OpeningHours } from './opening-hours';
import { PricePanel } from './price-panel';
import { detailColumns, PANEL_OVERLAP, PartHeading, Prose } from './venue-detail.styles';
import { VenueEventList } from './venue-event-list';
import { VenueLocation } from './venue-location';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  padding-block: 20px var(--section-gap);
  @media ${fromDesktop} {
    ${detailColumns}
    align-items: start;
    padding-top: 32px;
  }
`;

/* First in the document, because price and action come first on a phone. */
const Side = styled.div`
  @media ${fromDesktop} {
    position: sticky;
    z-index: 1;
    top: calc(var(--header-h) + 16px);
    grid-area: 1 / 2;
    margin-top: calc(-32px - ${PANEL_OVERLAP});
  }
`;

const Parts = styled.div`
  display: grid;
  gap: 28px;
  & > section + section {
    padding-top: 28px;
    border-top: 1px solid var(--line);
  }
  @media ${fromDesktop} {
    grid-area: 1 / 1;
  }
`;

/** What there is to know before asking for a date. */
export function VenueBody({ venue }: { venue: VenueDetail }) {
  const t = useTexts(texts);
  const paragraphs = (venue.description?.trim() || t('detail.noDescription')).split(/\n{2,}/);
  return (
    <Columns>
      <Side>
        <PricePanel venue={venue} />
      </Side>
      <Parts>
        <section>
          <PartHeading>{t('detail.description')}</PartHeading>
          <Prose>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </section>
        {venue.amenities.length > 0 && (
          <section>
            <PartHeading>{t('detail.amenities')}</PartHeading>
            <AmenityList amenities={venue.amenities} />
          </section>
        )}
        <section>
          <PartHeading>{t('detail.hours')}</PartHeading>
          <OpeningHours venue={venue} today={taipeiDay()} />
        </section>
        <section>
          <PartHeading>{t('detail.location')}</PartHeading>
          <VenueLocation venue={venue} />
        </section>
        <section>
          <PartHeading>{t('detail.rules')}</PartHeading>
          <BookingRules venue={venue} />
        </section>
        <section>
          <PartHeading>{t('detail.cancellation')}</PartHeading>
          <Prose>
            <p>{t(`cancellation.${venue.cancellationPolicy}`)}</p>
          </Prose>
        </section>
        <section>
          <PartHeading>{t('detail.events')}</PartHeading>
          <VenueEventList events={venue.upcomingEvents} />
        </section>
      </Parts>
    </Columns>
  );
}
