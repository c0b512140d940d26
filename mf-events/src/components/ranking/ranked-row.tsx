import { Artwork } from '@spotlight/artwork';
import { cityLabel, performerCategoryLabel, venueTypeLabel } from '@spotlight/shared/format';
import { Badge, PriceText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { leftWorthSaying } from '../../data/trends/trends.rules';
import type { Ranked } from '../../data/trends/trends.schema';
import eventOfferTexts from '../../locales/event-offer.zh-TW.json';
import trendsTexts from '../../locales/trends.zh-TW.json';
import { eventPath } from '../../paths';
import { eventWhen } from '../event-facts/event-when';
import { useEventLocation } from '../event-facts/use-event-location';
import { RankChange } from './rank-change';
import { RankRow } from './rank-row';

const Picture = styled(Artwork)`
  width: 72px;
  border-radius: var(--radius-control);
`;
const common = { sizes: '72px', isDecorative: true } as const;

export interface RankedRowProps {
  ranked: Ranked;
  /** Tickets left of an event; said only when there are few. */
  left?: number | null | undefined;
}

/** An event, performer or venue in its place. */
export function RankedRow({ ranked, left }: RankedRowProps) {
  const t = useTexts(eventOfferTexts, trendsTexts);
  const locationOf = useEventLocation();
  const { card, rank } = ranked;
  const place = { rank, change: <RankChange ranked={ranked} /> };
  if (card.kind === 'event') {
    const { event } = card;
    const few = leftWorthSaying(left);
    return (
      <RankRow
        {...place}
        picture={
          <Picture
            kind="event"
            id={event.id}
            title={event.title}
            category={event.category}
            line={event.posterLine}
            imageUrl={event.imageUrl}
            showWords={false}
            {...common}
          />
        }
        title={event.title}
        to={eventPath(event.id)}
        facts={[eventWhen(event), locationOf(event)]}
        end={
          <>
            <PriceText label={event.price} />
            {event.isSoldOut && (
              <Badge>{t(event.priceFrom === 0 ? 'offer.full' : 'offer.soldOut')}</Badge>
            )}
            {!event.isSoldOut && few !== null && (
              <Badge tone="amber">{t('trends.left', { count: few })}</Badge>
            )}
          </>
        }
      />
    );
  }
  if (card.kind === 'venue') {
    const { venue } = card;
    const where = [venue.city && cityLabel(venue.city), venue.district].filter(Boolean).join('');
    return (
      <RankRow
        {...place}
        picture={
          <Picture
            kind="venue"
            id={venue.id}
            title={venue.name}
            type={venue.type}
            imageUrl={venue.imageUrl}
            {...common}
          />
        }
        title={venue.name}
        to={`/venues/${venue.id}`}
        facts={[
          [venueTypeLabel(venue.type), where].filter(Boolean).join('・'),
          t('trends.capacity', { count: venue.capacity }),
        ]}
      />
    );
  }
  const { performer } = card;
  return (
    <RankRow
      {...place}
      picture={
        <Picture
          kind="performer"
          id={performer.id}
          title={performer.performerName}
          category={performer.category}
          imageUrl={performer.profileImageUrl}
          {...common}
        />
      }
      title={performer.performerName}
      to={`/performers/${performer.id}`}
      facts={[
        [performerCategoryLabel(performer.category), performer.city && cityLabel(performer.city)]
          .filter(Boolean)
          .join('・'),
        t('trends.followers', { count: performer.followerCount }),
      ]}
    />
  );
}
