import { QueryView, Skeleton, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useDashboard } from '../../data/dashboard/dashboard.queries';
import { texts } from '../../texts';
import { CategoryPanel } from './category-panel';
import { ConnectionHint } from './connection-hint';
import { DeferredTrend } from './deferred-trend';
import { DashboardHeader } from './dashboard-header';
import { DashboardSkeleton } from './dashboard-skeleton';
import { MetricGrid } from './metric-grid';
import { OutdatedNotice } from './outdated-notice';
import { PendingPanel } from './pending-panel';

const BusinessPanels = lazyPart(
  () =>
    import(/* webpackChunkName: "business" */ './business-panels').then((m) => m.BusinessPanels),
  { pending: <Skeleton height={180} radius="var(--radius-card)" /> },
);

const Rows = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 16px;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

/** 總覽: how the platform stands, read again every minute. */
export function DashboardScreen() {
  const t = useTexts(texts);
  const dashboard = useDashboard();
  return (
    <>
      <DashboardHeader dashboard={dashboard} />
      <QueryView
        query={dashboard}
        pending={<DashboardSkeleton />}
        errorTitle={t('dashboard.loadFailed')}
      >
        {(data) => (
          <Rows>
            {dashboard.isError && (
              <OutdatedNotice since={data.generatedAt} onRetry={() => void dashboard.refetch()} />
            )}
            <MetricGrid dashboard={data} />
            <BusinessPanels />
            <DeferredTrend days={data.registrationsByDay} />
            <Pair>
              <PendingPanel items={data.pendingItems} total={data.totals.pending} />
              <CategoryPanel shares={data.categories} />
            </Pair>
          </Rows>
        )}
      </QueryView>
      {dashboard.isLoadingError && <ConnectionHint />}
    </>
  );
}
