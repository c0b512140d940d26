import { Skeleton } from '@spotlight/shared/ui';
import { Suspense, lazy } from 'react';

const ReviewList = lazy(() =>
  import(/* webpackChunkName: "reviews" */ './review-list').then((m) => ({
    default: m.ReviewList,
  })),
);

/** What people said about an event, fetched when somebody looks at it. */
export function DeferredReviews({ eventId }: { eventId: string }) {
  return (
    <Suspense fallback={<Skeleton height={240} radius="var(--radius-card)" />}>
      <ReviewList eventId={eventId} />
    </Suspense>
  );
}
