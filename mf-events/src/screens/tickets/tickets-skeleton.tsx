import { Skeleton, SkeletonText } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

const Stack = styled.div`
  display: grid;
  gap: 16px;
  & > :nth-child(2) {
    aspect-ratio: 16 / 9;
  }
`;

/** The place of the tabs and of one ticket. */
export function TicketsSkeleton() {
  return (
    <Stack aria-busy="true">
      <Skeleton height={48} />
      <Skeleton height="auto" radius="var(--radius-card)" />
      <SkeletonText lines={4} />
    </Stack>
  );
}
