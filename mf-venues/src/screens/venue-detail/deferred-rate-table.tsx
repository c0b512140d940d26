import { Skeleton, lazyPart } from '@spotlight/shared/ui';

/** The price list stands below the first view, and its code comes on its own. */
export const DeferredRateTable = lazyPart(
  () => import(/* webpackChunkName: "rate-table" */ './rate-table').then((m) => m.RateTable),
  { pending: <Skeleton height={200} /> },
);
