import { lastDayOf } from '@spotlight/shared/format';
import { SilentFailure, lazyPart } from '@spotlight/shared/ui';
import { eventHours, type EventTime } from './event-when';

/** Few events have hours of their own; for them a line waits until the words are there. */
const OwnHours = lazyPart(
  () => import(/* webpackChunkName: "own-hours" */ './own-hours').then((m) => m.OwnHours),
  { pending: <>&nbsp;</>, Failed: SilentFailure },
);

const hasOwnHours = ({ date, endsAt, openingHours }: EventTime) =>
  Boolean(openingHours) && lastDayOf(date, endsAt) > date;

/** Is there anything to say of when an event is open? */
export const hasHours = (event: EventTime): boolean =>
  hasOwnHours(event) || eventHours(event) !== null;

/** `每日 10:00–18:00` of what is open for days; with hours of its own `今日 …` while it is on, and its week before. */
export const EventHours = ({ event }: { event: EventTime }) =>
  hasOwnHours(event) ? <OwnHours event={event} /> : eventHours(event);
