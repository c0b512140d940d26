import { Skeleton } from '@spotlight/shared/ui';
import { Suspense, lazy } from 'react';
import type { AttendeeListProps } from './attendee-list';

const AttendeeList = lazy(() =>
  import(/* webpackChunkName: "attendees" */ './attendee-list').then((m) => ({
    default: m.AttendeeList,
  })),
);

/** The list of attendees, fetched when somebody looks at it. */
export function DeferredAttendees(props: AttendeeListProps) {
  return (
    <Suspense fallback={<Skeleton height={480} radius="var(--radius-card)" />}>
      <AttendeeList {...props} />
    </Suspense>
  );
}
