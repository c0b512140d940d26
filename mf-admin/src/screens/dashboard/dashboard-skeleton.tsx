import { Skeleton } from '@spotlight/shared/ui';
import { styled } from 'styled-components';
import { metrics } from '../../data/dashboard/dashboard.schema';
import { MetricRows } from './metric-grid';

const Rows = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 16px;
`;

/** The overview's shape while its figures are on the way. */
export function DashboardSkeleton() {
  return (
    <Rows aria-hidden="true">
      <MetricRows as="div">
        {metrics.map((metric) => (
          <Skeleton key={metric} height={120} radius="var(--radius-card)" />
        ))}
      </MetricRows>
      <Skeleton height={320} radius="var(--radius-card)" />
      <Skeleton height={240} radius="var(--radius-card)" />
    </Rows>
  );
}
