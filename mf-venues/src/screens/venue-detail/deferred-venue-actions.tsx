import { SilentFailure, lazyPart } from '@spotlight/shared/ui';

/** Whoever wants to keep or share a venue has looked at it first. */
export const DeferredVenueActions = lazyPart(
  () =>
    import(/* webpackChunkName: "venue-actions" */ './venue-actions').then((m) => m.VenueActions),
  { Failed: SilentFailure },
);

/** Search engines read it; people see nothing of it. */
export const DeferredStructuredData = lazyPart(
  () =>
    import(/* webpackChunkName: "venue-actions" */ './structured-data').then(
      (m) => m.StructuredData,
    ),
  { Failed: SilentFailure },
);
