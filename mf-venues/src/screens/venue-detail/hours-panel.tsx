import { PriceLines } from '@spotlight/shared/booking';
import { ButtonLink, Divider, Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { DeferredClashPanel } from '../../components/hours/deferred-clash-panel';
import { HoursFields } from '../../components/hours/hours-fields';
import { fieldsOf } from '../../components/hours/hours.rules';
import type { VenueDetail } from '../../data/venue/venue.schema';
import offerTexts from '../../locales/venue-offer.zh-TW.json';
import { createBookingPath } from '../../paths';
import { texts } from '../../texts';
import { PerHour } from './per-hour';
import type { ChosenOffer } from './use-chosen-offer';

const Frame = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Note = styled.p`
  color: var(--ink-3);
  font-size: var(--text-12);
  line-height: var(--leading-dense);
`;

export interface HoursPanelProps {
  venue: VenueDetail;
  offer: ChosenOffer;
}

/** When, for how much, line by line, and the way to ask for it; what clashes shows the nearest free hours. */
export function HoursPanel({ venue, offer }: HoursPanelProps) {
  const t = useTexts(texts, offerTexts);
  const { chosen, choose, hours, request, preview, people } = offer;
  const isInstant = venue.bookingMode === 'instant';
  return (
    <Frame as="section" $isRaised aria-label={t('price.title')}>
      <PerHour amount={venue.pricePerHour} />
      <Divider />
      <HoursFields venue={venue} chosen={chosen} onChange={choose} />
      {request && preview.data ? (
        <>
          {preview.data.problem && (
            <DeferredClashPanel
              request={request}
              preview={preview.data}
              onPick={({ startAt, endAt }) => choose(fieldsOf(startAt, endAt))}
            />
          )}
          <PriceLines
            lines={preview.data.lines}
            total={preview.data.total}
            deposit={preview.data.deposit}
          />
        </>
      ) : (
        <Note role={preview.isError ? 'alert' : undefined}>
          {t(preview.isError ? 'offer.failed' : 'offer.choose')}
        </Note>
      )}
      <ButtonLink
        to={createBookingPath(venue.id, hours && { ...hours, people }, true)}
        size="lg"
        isFullWidth
      >
        {t(isInstant ? 'offer.instant' : 'offer.request')}
      </ButtonLink>
      <Note>{t(venue.bookingMode === 'instant' ? 'price.noteInstant' : 'price.note')}</Note>
    </Frame>
  );
}
