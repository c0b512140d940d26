import { Artwork } from '@spotlight/artwork';
import { formatHours, hoursBetween } from '@spotlight/shared/booking/hours';
import { cityLabel, formatPrice, groupDigits, venueTypeLabel } from '@spotlight/shared/format';
import { Tag } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ListedVenue } from '../../data/venue/venue-search.schema';
import { venuePath } from '../../paths';
import { texts } from '../../texts';

export interface VenueTileProps {
  venue: ListedVenue;
  /** True for tiles in the first view. */
  isPriority?: boolean;
  /** Lies on the scene, above the link. */
  action?: ReactNode;
}

const Tile = styled.article`
  position: relative;
  min-width: 0;
  &:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
`;

const Scene = styled(Artwork)`
  border-radius: var(--radius-card);
`;

const FriendlyTag = styled(Tag)`
  position: absolute;
  inset: 12px auto auto 12px;
`;

const Action = styled.div`
  position: absolute;
  inset: 8px 8px auto auto;
`;

const Name = styled.h3`
  margin-top: 12px;
  font-size: var(--text-16);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
  }
  & > a:focus-visible {
    outline: 0;
  }
  & > a:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: 4px;
  }
`;

const Fact = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
  font-variant-numeric: tabular-nums;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Price = styled.p`
  margin-top: 4px;
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
  font-variant-numeric: tabular-nums;
  & > strong {
    color: var(--ink);
  }
`;

/**
 * A venue in a grid: scene, name, kind, location and size, what it costs by the hour, or for the hours that were looked
 * for, and what guests said of it. The whole tile is the link.
 */
export function VenueTile({ venue, isPriority, action }: VenueTileProps) {
  const t = useTexts(texts);
  const nameId = useId();
  const offer = 'total' in venue ? venue : null;
  const facts = [
    venueTypeLabel(venue.type),
    venue.city && cityLabel(venue.city),
    venue.district,
    t('venue.capacity', { people: groupDigits(venue.capacity) }),
  ];
  const { average, total = 0 } = venue.rating ?? {};
  const rated = average != null && t('venue.rated', { average: average.toFixed(1), total });
  return (
    <Tile aria-labelledby={nameId}>
      <Scene
        kind="venue"
        id={venue.id}
        type={venue.type}
        title={venue.name}
        imageUrl={venue.imageUrl}
        sizes="(min-width: 1024px) 384px, (min-width: 768px) 50vw, 100vw"
        isDecorative
        isPriority={isPriority}
      />
      <Name id={nameId}>
        <Link to={venuePath(venue.id, offer)}>{venue.name}</Link>
      </Name>
      <Fact>{facts.filter(Boolean).join('・')}</Fact>
      {offer ? (
        <>
          <Price>
            <strong>{formatPrice(offer.total)}</strong>{' '}
            {t('venue.total', { hours: hoursBetween(offer.startAt, offer.endAt) })}
            {rated}
          </Price>
          <Fact>
            {[
              formatHours(offer.startAt, offer.endAt),
              offer.bookingMode === 'instant' && t('venue.instant'),
            ]
              .filter(Boolean)
              .join('・')}
          </Fact>
        </>
      ) : (
        <Price>
          <strong>{formatPrice(venue.pricePerHour)}</strong> {t('venue.perHour')}
          {rated}
        </Price>
      )}
      {venue.isSupportFriendly && <FriendlyTag>{t('venue.friendly')}</FriendlyTag>}
      {action && <Action>{action}</Action>}
    </Tile>
  );
}
