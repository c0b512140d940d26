import { Skeleton, lazyPart } from '@spotlight/shared/ui';

/** What people said about an event, fetched when somebody looks at it. */
export const DeferredReviews = lazyPart(
  () => import(/* webpackChunkName: "reviews" */ './review-list').then((m) => m.ReviewList),
  {
    pending: <Skeleton height={240} radius="var(--radius-card)" />,
  },
);
