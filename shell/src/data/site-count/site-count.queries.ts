import { useBackend, type PrefetchContext } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import { siteCountKeys } from './site-count.keys';
import { getSiteCounts } from './site-count.repository';

const countsQuery = (backend: Backend) =>
  queryOptions({ queryKey: siteCountKeys.all, queryFn: () => getSiteCounts(backend) });

/** How much there is on the site; undefined while it is not known, and when it cannot be read. */
export const useSiteCounts = () => useQuery(countsQuery(useBackend())).data;

/** Counts ahead of the page's first picture. */
export const prefetchSiteCounts = ({ backend, queryClient }: PrefetchContext): Promise<void> =>
  queryClient.prefetchQuery(countsQuery(backend));
