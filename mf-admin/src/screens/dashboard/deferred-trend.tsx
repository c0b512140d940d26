import { QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useQuery } from '@spotlight/shared/vendor/query';
import type { DailyCount } from '../../data/dashboard/dashboard.schema';
import { texts } from '../../texts';

/**
 * The trend, whose code comes after that of the figures: they are what the page is opened for. Code
 * that could not be fetched is shown and tried again like any other read that failed.
 */
export function DeferredTrend({ days }: { days: readonly DailyCount[] }) {
  const t = useTexts(texts);
  const code = useQuery({
    queryKey: ['admin', 'code', 'trend-panel'],
    queryFn: () => import(/* webpackChunkName: "trend-panel" */ './trend-panel'),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return (
    <QueryView
      query={code}
      pending={<Skeleton height={340} radius="var(--radius-card)" />}
      errorTitle={t('dashboard.trend.failed')}
    >
      {({ TrendPanel }) => <TrendPanel days={days} />}
    </QueryView>
  );
}
