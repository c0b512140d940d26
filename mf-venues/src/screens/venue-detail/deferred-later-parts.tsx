import { Skeleton, lazyPart } from '@spotlight/shared/ui';

/** Nobody sees it in the first view; it comes right after the rest. */
export const DeferredLaterParts = lazyPart(
  () => import(/* webpackChunkName: "venue-later" */ './later-parts').then((m) => m.LaterParts),
  { pending: <Skeleton height={900} radius="var(--radius-card)" /> },
);
