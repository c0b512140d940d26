import { Skeleton, lazyPart } from '@spotlight/shared/ui';

/** What people asked about an event, fetched when somebody looks at it. */
export const DeferredMessages = lazyPart(
  () => import(/* webpackChunkName: "event-inbox" */ './message-list').then((m) => m.MessageList),
  {
    pending: <Skeleton height={240} radius="var(--radius-card)" />,
  },
);
