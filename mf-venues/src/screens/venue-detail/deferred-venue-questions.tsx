import { SkeletonText, lazyPart } from '@spotlight/shared/ui';

/** What others asked stands far below, and its code comes on its own. */
export const DeferredVenueQuestions = lazyPart(
  () =>
    import(/* webpackChunkName: "venue-questions" */ './venue-questions').then(
      (m) => m.VenueQuestions,
    ),
  { pending: <SkeletonText lines={3} /> },
);
