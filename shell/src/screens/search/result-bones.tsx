import { CardGrid, Skeleton, type CardColumns } from '@spotlight/shared/ui/parts';

/** The shape of results that are on their way. */
export const ResultBones = ({ columns, count }: { columns: CardColumns; count: number }) => (
  <CardGrid columns={columns}>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} height={210} radius="var(--radius-card)" />
    ))}
  </CardGrid>
);
