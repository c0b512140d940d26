import { Skeleton, lazyPart } from '@spotlight/shared/ui';

/** The map comes with who asks for it. */
export const DeferredVenuesOnMap = lazyPart(
  () =>
    import(/* webpackChunkName: "venues-on-map" */ './venues-on-map').then((m) => m.VenuesOnMap),
  { pending: <Skeleton height={480} radius="var(--radius-card)" /> },
);
