import type { LoginPrompt } from '@spotlight/shared/contract';
import type { EventCard } from '../../data/event/event.schema';
import { eventWhen } from './event-when';
import { useEventLocation } from './use-event-location';

/** Gives the function that sums an event up for the login sheet. */
export function useLoginSummary(): (event: EventCard) => NonNullable<LoginPrompt['summary']> {
  const locationOf = useEventLocation();
  return (event) => ({
    id: event.id,
    title: event.title,
    detail: `${eventWhen(event)}・${locationOf(event)}`,
    category: event.category,
    line: event.posterLine,
  });
}
