import { Skeleton, lazyPart } from '@spotlight/shared/ui';

/** The list of attendees, fetched when somebody looks at it. */
export const DeferredAttendees = lazyPart(
  () => import(/* webpackChunkName: "attendees" */ './attendee-list').then((m) => m.AttendeeList),
  {
    pending: <Skeleton height={480} radius="var(--radius-card)" />,
  },
);
