import { Skeleton, lazyPart } from '@spotlight/shared/ui';

/** The trend, whose code comes after that of the figures: they are what the page is opened for. */
export const DeferredTrend = lazyPart(
  () => import(/* webpackChunkName: "trend-panel" */ './trend-panel').then((m) => m.TrendPanel),
  { pending: <Skeleton height={340} radius="var(--radius-card)" /> },
);
