import { Skeleton } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

const Stack = styled.div`
  display: grid;
  gap: 12px;
`;

/** The place of the first rows of a ranking. */
export function RankingSkeleton() {
  return (
    <Stack aria-busy="true">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={76} radius="var(--radius-card)" />
      ))}
    </Stack>
  );
}
