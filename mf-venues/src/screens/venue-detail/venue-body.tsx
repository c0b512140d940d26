import { addDays, DeferredWeekHours } from '@spotlight/shared/booking';
import { taipeiDay } from '@spotlight/shared/format';
import { Container, fromDesktop } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { VenueDetail } from '../../data/venue/venue.schema';
import { fieldsOf } from '../../components/hours/hours.rules';
import offerTexts from '../../locales/venue-offer.zh-TW.json';
import { texts } from '../../texts';
import { FacilityList } from './facility-list';
import { HoursPanel } from './hours-panel';
import { DeferredLaterParts } from './deferred-later-parts';
import { DeferredRateTable } from './deferred-rate-table';
import { PhotoGrid } from './photo-grid';
import type { ChosenOffer } from './use-chosen-offer';
import { detailColumns, PANEL_OVERLAP, PartHeading, Prose } from './venue-detail.styles';

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
export function VenueBody({ venue, offer }: { venue: VenueDetail; offer: ChosenOffer }) {
  const t = useTexts(texts, offerTexts);
  const paragraphs = (venue.description?.trim() || t('detail.noDescription')).split(/\n{2,}/);
  return (
    <Columns>
      <Side>
        <HoursPanel venue={venue} offer={offer} />
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
          <PartHeading>{t('offer.rates.title')}</PartHeading>
          <DeferredRateTable venue={venue} />
        </section>
        <section>
          <PartHeading>{t('offer.week')}</PartHeading>
          <FreeWeek venue={venue} offer={offer} />
        </section>
        <DeferredLaterParts venue={venue} offer={offer} />
      </Parts>
    </Columns>
  );
}

/** The week of the chosen hours, or of the first day that can be asked for. */
function FreeWeek({ venue, offer }: { venue: VenueDetail; offer: ChosenOffer }) {
  const { chosen, choose, hours } = offer;
  const length = Number(chosen.length);
  return (
    <DeferredWeekHours
      type="venue"
      id={venue.id}
      day={chosen.day || addDays(taipeiDay(), venue.advanceBookingDays)}
      chosen={hours}
      length={length}
      onPick={(startAt) =>
        choose(fieldsOf(startAt, new Date(Date.parse(startAt) + length * 60_000).toISOString()))
      }
    />
  );
}
