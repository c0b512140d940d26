import { Skeleton, lazyPart } from '@spotlight/shared/ui';

/** The free hours of a calendar; their code comes on its own, because the page says most without. */
export const DeferredWeekHours = lazyPart(
  () => import(/* webpackChunkName: "week-hours" */ './week-hours').then((m) => m.WeekHours),
  { pending: <Skeleton height={412} /> },
);
