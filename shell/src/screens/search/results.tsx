import { Artwork } from '@spotlight/artwork/parts';
import {
  cityLabel,
  formatCount,
  formatDateTime,
  formatPrice,
  performerCategoryLabel,
} from '@spotlight/shared/format/parts';
import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import { eventLinks, performerLinks, venueLinks } from '@spotlight/shared/contract/links';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { SHOWN, type SearchTerms } from '../../data/search/search.rules';
import type { FoundEvents, FoundPerformers, FoundVenues } from '../../data/search/search.schema';
import accountTexts from '../../locales/account.zh-TW.json';
import { ResultList } from './result-list';
import { ResultTile } from './result-tile';

interface ResultsProps<Found> {
  query: UseQueryResult<Found>;
  terms: SearchTerms;
}

const SEPARATOR = '・';

export function EventResults(props: ResultsProps<FoundEvents>) {
  return (
    <ResultList kind="events" columns={SHOWN.events} listPath={eventLinks.events} {...props}>
      {(event) => (
        <ResultTile
          key={event.id}
          to={eventLinks.event(event.id)}
          name={event.title}
          facts={[
            formatDateTime(event.date, event.time, event.isTimeUndecided, event.endsAt),
            [cityLabel(event.city), event.location].join(SEPARATOR),
            event.price,
          ]}
          picture={
            <Artwork
              kind="event"
              id={event.id}
              title={event.title}
              category={event.category}
              line={event.posterLine}
              imageUrl={event.imageUrl}
              isDecorative
            />
          }
        />
      )}
    </ResultList>
  );
}

export function VenueResults(props: ResultsProps<FoundVenues>) {
  const t = useTexts(accountTexts);
  return (
    <ResultList kind="venues" columns={SHOWN.venues} listPath={venueLinks.venues} {...props}>
      {(venue) => (
        <ResultTile
          key={venue.id}
          to={venueLinks.venue(venue.id)}
          name={venue.name}
          facts={[
            [
              venue.type,
              cityLabel(venue.city),
              t('search.capacity', { count: venue.capacity }),
            ].join(SEPARATOR),
            t('search.perHour', { price: formatPrice(venue.pricePerHour) }),
          ]}
          picture={
            <Artwork
              kind="venue"
              id={venue.id}
              title={venue.name}
              type={venue.type}
              imageUrl={venue.imageUrl}
              isDecorative
            />
          }
        />
      )}
    </ResultList>
  );
}

export function PerformerResults(props: ResultsProps<FoundPerformers>) {
  const t = useTexts(accountTexts);
  return (
    <ResultList
      kind="performers"
      columns={SHOWN.performers}
      listPath={performerLinks.performers}
      {...props}
    >
      {(performer) => (
        <ResultTile
          key={performer.id}
          to={performerLinks.performer(performer.id)}
          name={performer.performerName}
          facts={[
            [
              performerCategoryLabel(performer.category),
              performer.city && cityLabel(performer.city),
            ]
              .filter(Boolean)
              .join(SEPARATOR),
            t('search.followers', { count: formatCount(performer.followerCount) }),
          ]}
          picture={
            <Artwork
              kind="performer"
              id={performer.id}
              title={performer.performerName}
              category={performer.category}
              imageUrl={performer.profileImageUrl}
              isDecorative
            />
          }
        />
      )}
    </ResultList>
  );
}
