import { Skeleton, lazyPart } from '@spotlight/shared/ui';

/** The terms with dates, for pages that say them only once hours are chosen. */
export const DeferredCancellationTiers = lazyPart(
  () =>
    import(/* webpackChunkName: "cancellation-tiers" */ './cancellation-tiers').then(
      (m) => m.CancellationTiers,
    ),
  { pending: <Skeleton height={120} /> },
);
