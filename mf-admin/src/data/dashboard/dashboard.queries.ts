import { useBackend, useSession } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import { dashboardKeys } from './dashboard.keys';
import { getDashboard } from './dashboard.repository';

const REFRESH_MS = 60_000;

const dashboardQuery = (backend: Backend, userId: string) =>
  queryOptions({
    queryKey: dashboardKeys.of(userId),
    queryFn: ({ signal }) => getDashboard(backend, signal),
    staleTime: REFRESH_MS,
  });

function useOwnDashboardQuery() {
  return dashboardQuery(useBackend(), useSession().user?.id ?? '');
}

/** The figures of the overview, read again every minute while the tab is in view. */
export function useDashboard() {
  return useQuery({
    ...useOwnDashboardQuery(),
    refetchInterval: REFRESH_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
}

/** How many submissions wait for a decision; `undefined` while that is unknown or not ours to know. */
export function usePendingCount(isAllowed: boolean): number | undefined {
  const { data } = useQuery({
    ...useOwnDashboardQuery(),
    enabled: isAllowed,
    select: (dashboard) => dashboard.totals.pending,
  });
  return isAllowed ? data : undefined;
}
