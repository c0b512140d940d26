import { useState } from 'react';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import { offerChanges, pricesOf } from '../../../data/event/offer-changes.rules';
import type { TicketSelection } from '../buying/use-ticket-selection';

/** What changed about the choice since the buyer saw it; nothing more after `accept`. */
export function useOfferChanges(event: EventDetail, selection: TicketSelection) {
  const [seen, setSeen] = useState(() => pricesOf(event));
  const changes = offerChanges(event, selection.requested, seen);
  const accept = () => {
    setSeen(pricesOf(event));
    const present = selection.lines.map(({ ticketType, quantity }) => [ticketType.id, quantity]);
    selection.choose(Object.fromEntries(present) as Record<string, number>);
  };
  return { changes, accept };
}
