import { Artwork } from '@spotlight/artwork/parts';
import {
  cityLabel,
  formatCount,
  formatDate,
  formatDateTime,
  formatPrice,
  performerCategoryLabel,
  priceWord,
  spotKindLabel,
  venueTypeLabel,
} from '@spotlight/shared/format/parts';
import {
  eventLinks,
  performerLinks,
  supportLinks,
  venueLinks,
} from '@spotlight/shared/contract/links';
import { ProductPicture } from '@spotlight/shared/goods';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type {
  FoundEvent,
  FoundPerformer,
  FoundProduct,
  FoundSpot,
  FoundVenue,
} from '../../data/search/search.schema';
import searchTexts from '../../locales/search.zh-TW.json';
import { ResultTile } from './result-tile';

const SEPARATOR = '・';

/** An event that was found. */
export function EventTile({ item: event }: { item: FoundEvent }) {
  return (
    <ResultTile
      to={eventLinks.event(event.id)}
      name={event.title}
      facts={[
        formatDateTime(event.date, event.time, event.isTimeUndecided, event.endsAt),
        [cityLabel(event.city), event.location].join(SEPARATOR),
        priceWord(event.price),
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
  );
}

/** A venue that was found. */
export function VenueTile({ item: venue }: { item: FoundVenue }) {
  const t = useTexts(searchTexts);
  return (
    <ResultTile
      to={venueLinks.venue(venue.id)}
      name={venue.name}
      facts={[
        [
          venueTypeLabel(venue.type),
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
  );
}

/** A performer who was found. */
export function PerformerTile({ item: performer }: { item: FoundPerformer }) {
  const t = useTexts(searchTexts);
  return (
    <ResultTile
      to={performerLinks.performer(performer.id)}
      name={performer.performerName}
      facts={[
        [performerCategoryLabel(performer.category), performer.city && cityLabel(performer.city)]
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
  );
}

/** A place of the support map that was found. */
export function SpotTile({ item: spot }: { item: FoundSpot }) {
  const t = useTexts(searchTexts);
  const days = { from: formatDate(spot.startsOn), to: formatDate(spot.endsOn) };
  return (
    <ResultTile
      to={supportLinks.spot(spot.id)}
      name={spot.title}
      facts={[
        [spotKindLabel(spot.kind), spot.artist.performerName, cityLabel(spot.city)].join(SEPARATOR),
        days.from === days.to ? days.from : t('search.until', days),
      ]}
      picture={
        <Artwork
          kind="event"
          id={spot.id}
          title={spot.title}
          category={spot.kind === '生咖' ? '生咖活動' : '偶像應援活動'}
          showWords={false}
          imageUrl={spot.imageUrl}
          isDecorative
        />
      }
    />
  );
}

/** Goods that were found. */
export function ProductTile({ item: product }: { item: FoundProduct }) {
  const t = useTexts(searchTexts);
  return (
    <ResultTile
      to={supportLinks.product(product.performerId, product.id)}
      name={product.name}
      facts={[
        product.performerName,
        product.left > 0 ? formatPrice(product.price) : t('search.soldOut'),
      ]}
      picture={<ProductPicture category={product.category} imageUrl={product.imageUrl} alt="" />}
    />
  );
}
