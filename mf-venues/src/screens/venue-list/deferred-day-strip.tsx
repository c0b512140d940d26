import { Skeleton, lazyPart } from '@spotlight/shared/ui';
import { DAY_STRIP_HEIGHT } from './day-strip.styles';

const pending = <Skeleton height={DAY_STRIP_HEIGHT + 36} radius="var(--radius-card)" />;

/** Comes where somebody says that other days would do as well. */
export const DeferredDayStrip = lazyPart(
  () => import(/* webpackChunkName: "day-strip" */ './day-strip').then((m) => m.DayStrip),
  { pending },
);
/** Comes where nothing is free on the day that somebody asked for. */
export const DeferredNextFreeDays = lazyPart(
  () => import(/* webpackChunkName: "day-strip" */ './day-strip').then((m) => m.NextFreeDays),
  { pending },
);
