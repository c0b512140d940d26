import { CardGrid, Skeleton, type CardColumns } from '@spotlight/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ListedVenue } from '../../data/venue/venue-search.schema';
import { VenueTile } from './venue-tile';

const Grid = styled(CardGrid)`
  row-gap: 32px;
`;

const TileShape = styled.div`
  display: grid;
  align-content: start;
  gap: 8px;
`;

const Scene = styled(Skeleton)`
  aspect-ratio: 16 / 9;
`;

export interface VenueGridProps {
  venues: readonly ListedVenue[];
  columns?: CardColumns;
  label: string;
  /** Tiles whose pictures are fetched at once, because they are in the first view. */
  priorityCount?: number;
  /** What can be done with a venue, on its picture. */
  actionOf?: (venue: ListedVenue) => ReactNode;
}

/** Venues as a grid of one, two, and three or four columns. */
export function VenueGrid({
  venues,
  columns = 3,
  label,
  priorityCount = 0,
  actionOf,
}: VenueGridProps) {
  return (
    <Grid columns={columns} label={label}>
      {venues.map((venue, index) => (
        <VenueTile
          key={venue.id}
          venue={venue}
          isPriority={index < priorityCount}
          action={actionOf?.(venue)}
        />
      ))}
    </Grid>
  );
}

/** The place of the grid while it loads. */
export function VenueGridSkeleton({
  count,
  columns = 3,
}: {
  count: number;
  columns?: CardColumns;
}) {
  return (
    <Grid columns={columns}>
      {Array.from({ length: count }, (_, index) => (
        <TileShape key={index}>
          <Scene height="auto" radius="var(--radius-card)" />
          <Skeleton width="55%" height={20} />
          <Skeleton width="75%" height={14} />
          <Skeleton width="40%" height={14} />
        </TileShape>
      ))}
    </Grid>
  );
}
