import { usePageMeta, type PrefetchContext } from '@spotlight/shared/contract';
import { cutText, formatPrice, groupDigits, venueTypeLabel } from '@spotlight/shared/format';
import { ButtonLink, NotFoundState, QueryView } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useParams } from '@spotlight/shared/vendor/router';
import { prefetchVenue, useVenue } from '../../data/venue/venue.queries';
import type { VenueDetail } from '../../data/venue/venue.schema';
import { paths } from '../../paths';
import { texts } from '../../texts';
import { BookingBar } from './booking-bar';
import { DeferredStructuredData } from './deferred-venue-actions';
import { useChosenOffer } from './use-chosen-offer';
import { VenueBody } from './venue-body';
import { VenueDetailSkeleton } from './venue-detail-skeleton';
import { VenueHero } from './venue-hero';
import { whereOf } from './where-of.rules';

const DESCRIPTION_LENGTH = 120;

/** 場地介紹: one venue, when it is free, and what those hours cost. */
export function VenueDetailScreen() {
  const t = useTexts(texts);
  const { id = '' } = useParams();
  const query = useVenue(id);
  const venue = query.data;
  usePageMeta({
    title: venue?.name,
    description: cutText(venue?.description ?? '', DESCRIPTION_LENGTH) || undefined,
    image: venue?.imageUrl ?? undefined,
    card: venue && {
      artwork: { kind: 'venue', id: venue.id, type: venue.type },
      imageUrl: venue.imageUrl,
      title: venue.name,
      line: venueTypeLabel(venue.type),
      lead: t('detail.holds', { people: groupDigits(venue.capacity) }),
      where: whereOf(venue),
      price: `${formatPrice(venue.pricePerHour)} ${t('venue.perHour')}`,
    },
  });
  return (
    <QueryView
      query={query}
      pending={<VenueDetailSkeleton />}
      errorTitle={t('detail.error')}
      isEmpty={(data) => data === null}
      empty={
        <NotFoundState
          title={t('detail.missing.title')}
          help={t('detail.missing.help')}
          action={<ButtonLink to={paths.venueList}>{t('detail.missing.action')}</ButtonLink>}
        />
      }
    >
      {(data) => data && <VenueView key={data.id} venue={data} />}
    </QueryView>
  );
}

VenueDetailScreen.prefetch = (context: PrefetchContext) =>
  prefetchVenue(context, context.params['id'] ?? '');

function VenueView({ venue }: { venue: VenueDetail }) {
  const offer = useChosenOffer(venue);
  return (
    <>
      <VenueHero venue={venue} />
      <VenueBody venue={venue} offer={offer} />
      <BookingBar venue={venue} offer={offer} />
      <DeferredStructuredData venue={venue} />
    </>
  );
}
