import { useBackend, useSession } from '@spotlight/shared/contract';
import { readFunction } from '@spotlight/shared/data';
import { useQuery } from '@spotlight/shared/vendor/query';
import { businessSchema } from './business.schema';
import { dashboardKeys } from './dashboard.keys';

const REFRESH_MS = 60_000;

/** How the business goes, read again every minute while the tab is in view. */
export function useBusiness() {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: dashboardKeys.business(userId),
    queryFn: ({ signal }) => readFunction(backend, 'admin_business', {}, businessSchema, signal),
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
    refetchIntervalInBackground: false,
  });
}
