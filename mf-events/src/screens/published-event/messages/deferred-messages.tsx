import { Skeleton } from '@spotlight/shared/ui';
import { Suspense, lazy } from 'react';

const MessageList = lazy(() =>
  import(/* webpackChunkName: "event-inbox" */ './message-list').then((m) => ({
    default: m.MessageList,
  })),
);

/** What people asked about an event, fetched when somebody looks at it. */
export function DeferredMessages({ eventId }: { eventId: string }) {
  return (
    <Suspense fallback={<Skeleton height={240} radius="var(--radius-card)" />}>
      <MessageList eventId={eventId} />
    </Suspense>
  );
}
