import { CardGrid, fromDesktop, fromTablet, Skeleton } from '@spotlight/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ListedPerformer } from '../../data/performer/performer.schema';
import { PerformerTile } from './performer-tile';

/* Square portraits read well when small: two beside one another even on phones. */
const Grid = styled(CardGrid)`
  --columns: 2;
  gap: 24px 16px;
  @media ${fromTablet} {
    --columns: 3;
    gap: 32px 24px;
  }
  @media ${fromDesktop} {
    --columns: 4;
  }
`;

const TileShape = styled.div`
  display: grid;
  align-content: start;
  gap: 8px;
`;

const Square = styled(Skeleton)`
  aspect-ratio: 1;
`;

/** Tiles in the first view of a phone. */
const FIRST_VIEW = 4;

/** Performers as a grid of two, three or four columns. */
export function PerformerGrid({
  performers,
  label,
  actionOf,
}: {
  performers: readonly ListedPerformer[];
  label: string;
  /** Something else to do with a performer than to open their page. */
  actionOf?: (performer: ListedPerformer) => ReactNode;
}) {
  return (
    <Grid columns={4} label={label}>
      {performers.map((performer, index) => (
        <PerformerTile
          key={performer.id}
          performer={performer}
          isPriority={index < FIRST_VIEW}
          action={actionOf?.(performer)}
        />
      ))}
    </Grid>
  );
}

/** The place of a tile. */
export function PerformerTileSkeleton() {
  return (
    <TileShape>
      <Square height="auto" radius="var(--radius-card)" />
      <Skeleton width="60%" height={20} />
      <Skeleton width="80%" height={14} />
    </TileShape>
  );
}

/** The place of the grid while it loads. */
export function PerformerGridSkeleton({ count }: { count: number }) {
  return (
    <Grid columns={4}>
      {Array.from({ length: count }, (_, index) => (
        <PerformerTileSkeleton key={index} />
      ))}
    </Grid>
  );
}
