import { Skeleton } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

const Stack = styled.div`
  display: grid;
  gap: 12px;
`;

/** The place of four orders. */
export function PurchasesSkeleton() {
  return (
    <Stack aria-busy="true">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={154} radius="var(--radius-card)" />
      ))}
    </Stack>
  );
}
