import { Skeleton } from '@spotlight/shared/ui';
import { Suspense, lazy } from 'react';
import type { EventPreviewProps } from './event-preview';

const EventPreview = lazy(() =>
  import(/* webpackChunkName: "event-preview" */ './event-preview').then((m) => ({
    default: m.EventPreview,
  })),
);

/** The card of the event, fetched after the form. */
export function DeferredPreview(props: EventPreviewProps) {
  return (
    <Suspense fallback={<Skeleton height={420} radius="var(--radius-card)" />}>
      <EventPreview {...props} />
    </Suspense>
  );
}
