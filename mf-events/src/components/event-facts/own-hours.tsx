import { todayText, weekText } from '@spotlight/shared/opening-hours';
import type { EventTime } from './event-when';

/** Today's hours of what is on for days, or when it opens next; before that, the hours of its week. */
export const OwnHours = ({ event }: { event: EventTime }) => todayText(event) ?? weekText(event);
