import { CardGrid, SkeletonCard } from '@spotlight/shared/ui';

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Six places for cards, while the first answer is on its way. */
export function ResultsSkeleton() {
  return (
    <div aria-busy="true">
      <CardGrid>
        {PLACES.map((place) => (
          <SkeletonCard key={place} />
        ))}
      </CardGrid>
    </div>
  );
}
