import { Skeleton, lazyPart } from '@spotlight/shared/ui';

/** The days of an advertisement, fetched when somebody opens them. */
export const DeferredAdStats = lazyPart(
  () => import(/* webpackChunkName: "ad-stats" */ './ad-stats').then((m) => m.AdStatsPart),
  { pending: <Skeleton height={240} radius="var(--radius-card)" /> },
);
