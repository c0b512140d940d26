import { Skeleton, lazyPart } from '@spotlight/shared/ui';

/** The card of the event, fetched after the form. */
export const DeferredPreview = lazyPart(
  () =>
    import(/* webpackChunkName: "event-preview" */ './event-preview').then((m) => m.EventPreview),
  {
    pending: <Skeleton height={420} radius="var(--radius-card)" />,
  },
);
