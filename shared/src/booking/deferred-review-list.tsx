import { SkeletonText, lazyPart } from '@spotlight/shared/ui';

/** What guests thought; its code comes on its own, because it stands far below. */
export const DeferredReviewList = lazyPart(
  () => import(/* webpackChunkName: "review-list" */ './review-list').then((m) => m.ReviewList),
  { pending: <SkeletonText lines={3} /> },
);
