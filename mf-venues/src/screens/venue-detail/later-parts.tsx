import {
  DeferredCancellationTiers,
  DeferredReviewList,
  refundDays,
} from '@spotlight/shared/booking';
import { taipeiDay } from '@spotlight/shared/format';
import stateTexts from '@spotlight/shared/locales/bookings.zh-TW.json';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { VenueDetail } from '../../data/venue/venue.schema';
import offerTexts from '../../locales/venue-offer.zh-TW.json';
import { texts } from '../../texts';
import { BookingRules } from './booking-rules';
import { DeferredVenueQuestions } from './deferred-venue-questions';
import { OpeningHours } from './opening-hours';
import type { ChosenOffer } from './use-chosen-offer';
import { PartHeading, Prose } from './venue-detail.styles';
import { VenueEventList } from './venue-event-list';
import { VenueLocation } from './venue-location';

/** What stands below the prices and the free hours: when it is open, where, its rules, its events, its reviews. */
export function LaterParts({ venue, offer }: { venue: VenueDetail; offer: ChosenOffer }) {
  const t = useTexts(texts, offerTexts, stateTexts);
  const { hours, preview } = offer;
  return (
    <>
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
        {hours && preview.data ? (
          <DeferredCancellationTiers
            policy={venue.cancellationPolicy}
            startAt={hours.startAt}
            deposit={preview.data.deposit}
          />
        ) : (
          <Prose>
            <p>
              {t('cancellation.terms', {
                name: t(`bookings.policy.${venue.cancellationPolicy}`),
                ...refundDays(venue.cancellationPolicy),
              })}
            </p>
            <p>{t('offer.policyDays')}</p>
          </Prose>
        )}
      </section>
      <section>
        <PartHeading>{t('offer.questions')}</PartHeading>
        <DeferredVenueQuestions venue={venue} />
      </section>
      <section>
        <PartHeading>{t('detail.events')}</PartHeading>
        <VenueEventList events={venue.upcomingEvents} />
      </section>
      <section>
        <PartHeading>{t('offer.reviews')}</PartHeading>
        <DeferredReviewList type="venue" id={venue.id} />
      </section>
    </>
  );
}
