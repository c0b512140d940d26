import { Artwork } from '@spotlight/artwork/parts';
import {
  cityLabel,
  formatDateTime,
  formatPrice,
  performerCategoryLabel,
  spotKindLabel,
} from '@spotlight/shared/format/parts';
import {
  eventLinks,
  performerLinks,
  supportLinks,
  venueLinks,
} from '@spotlight/shared/contract/links';
import type { ReactNode } from 'react';
import type { Favorite } from '../../data/favorite/favorite.schema';

/** What a row shows of a kept thing. */
export interface FavoriteFacts {
  name: string;
  to: string;
  facts: string[];
  picture: ReactNode;
}

const SEPARATOR = '・';

/** Name, way, picture and a line or two; `null` when the thing is not public any more. */
export function factsOf(favorite: Favorite): FavoriteFacts | null {
  const { entityId: id } = favorite;
  if (favorite.card === null) return null;
  switch (favorite.entityType) {
    case 'event': {
      const { title, date, time, isTimeUndecided, endsAt, city, location, price, ...card } =
        favorite.card;
      return {
        name: title,
        to: eventLinks.event(id),
        facts: [
          formatDateTime(date, time, isTimeUndecided, endsAt),
          [cityLabel(city), location, price].join(SEPARATOR),
        ],
        picture: (
          <Artwork
            kind="event"
            id={id}
            title={title}
            category={card.category}
            line={card.posterLine}
            imageUrl={card.imageUrl}
            isDecorative
          />
        ),
      };
    }
    case 'venue': {
      const { name, type, city, pricePerHour, imageUrl } = favorite.card;
      return {
        name,
        to: venueLinks.venue(id),
        facts: [[type, cityLabel(city)].join(SEPARATOR), formatPrice(pricePerHour)],
        picture: (
          <Artwork kind="venue" id={id} title={name} type={type} imageUrl={imageUrl} isDecorative />
        ),
      };
    }
    case 'performer': {
      const { performerName, category, city, profileImageUrl } = favorite.card;
      const words = [performerCategoryLabel(category), city && cityLabel(city)];
      return {
        name: performerName,
        to: performerLinks.performer(id),
        facts: [words.filter(Boolean).join(SEPARATOR)],
        picture: (
          <Artwork
            kind="performer"
            id={id}
            title={performerName}
            category={category}
            imageUrl={profileImageUrl}
            isDecorative
          />
        ),
      };
    }
    case 'product': {
      const { name, performerId, performerName, price, imageUrl } = favorite.card;
      return {
        name,
        to: supportLinks.product(performerId, id),
        facts: [performerName, formatPrice(price)],
        picture: (
          <Artwork
            kind="event"
            id={id}
            title={name}
            category="限定快閃活動"
            imageUrl={imageUrl}
            showWords={false}
            isDecorative
          />
        ),
      };
    }
    case 'spot': {
      const { title, kind, address, startsOn, endsOn, imageUrl } = favorite.card;
      return {
        name: title,
        to: supportLinks.spot(id),
        facts: [[spotKindLabel(kind), `${startsOn} – ${endsOn}`].join(SEPARATOR), address],
        picture: (
          <Artwork
            kind="event"
            id={id}
            title={title}
            category="生咖活動"
            imageUrl={imageUrl}
            showWords={false}
            isDecorative
          />
        ),
      };
    }
  }
}
