import { Skeleton, SkeletonText } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

const Stack = styled.div`
  display: grid;
  gap: 16px;
  max-width: 720px;
  padding-block: 24px;
`;

/** The place of the heading, the payment and what was bought. */
export function OrderSkeleton() {
  return (
    <Stack aria-busy="true">
      <SkeletonText lines={2} />
      <Skeleton height={220} radius="var(--radius-card)" />
      <Skeleton height={140} radius="var(--radius-card)" />
    </Stack>
  );
}

/** As high as the event of an order. */
export const OrderEventSkeleton = () => <Skeleton height={148} radius="var(--radius-card)" />;
