import type { LoginPrompt } from '@spotlight/shared/contract';
import type { EventCard } from '../../data/event/event.schema';
import { eventWhen } from './event-when';
import { useEventPlace } from './use-event-place';

/** Gives the function that sums an event up for the login sheet. */
export function useLoginSummary(): (event: EventCard) => NonNullable<LoginPrompt['summary']> {
  const placeOf = useEventPlace();
  return (event) => ({
    id: event.id,
    title: event.title,
    detail: `${eventWhen(event)}・${placeOf(event)}`,
    category: event.category,
    line: event.posterLine,
  });
}
