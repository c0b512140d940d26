import type { EventDetail } from '../event/event-detail.schema';
import type { WaitlistEntry } from './waitlist.schema';

/**
 * The event as somebody sees it for whom tickets are held: sold out for everybody else, a type that was
 * offered is on sale to them, as many as the offer says.
 */
export function withOffers<Event extends Pick<EventDetail, 'ticketTypes'>>(
  event: Event,
  entries: readonly WaitlistEntry[],
): Event {
  const offers = entries.filter(({ isOffered }) => isOffered);
  if (offers.length === 0) return event;
  return {
    ...event,
    ticketTypes: event.ticketTypes.map((type) => {
      const offer = offers.find(({ ticketTypeId }) => ticketTypeId === type.id);
      if (!offer || type.state !== 'sold_out') return type;
      return { ...type, state: 'on_sale' as const, left: offer.quantity };
    }),
  };
}
