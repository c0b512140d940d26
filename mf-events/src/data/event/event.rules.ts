import type { EventCard } from './event.schema';
import type { EventDetail, TicketType } from './event-detail.schema';

/** Why a ticket type cannot be registered for right now. */
export type RegistrationBlock =
  'cancelled' | 'ended' | 'sold_out' | 'not_yet' | 'sale_ended' | 'payment' | 'no_tickets';

/**
 * Says what stands between the visitor and a registration, or `null` when nothing does. The server
 * decides again; this is for telling people before they fill in a form.
 */
export function registrationBlockOf(
  event: Pick<EventCard, 'phase'>,
  ticketType: TicketType | null,
): RegistrationBlock | null {
  if (event.phase === 'cancelled' || event.phase === 'ended') return event.phase;
  if (!ticketType) return 'no_tickets';
  switch (ticketType.state) {
    case 'sold_out':
    case 'not_yet':
      return ticketType.state;
    case 'ended':
      return 'sale_ended';
    case 'on_sale':
      return ticketType.price > 0 ? 'payment' : null;
  }
}

/** May a visitor choose this type, even if only to learn its price? */
export function isOnSale(ticketType: TicketType): boolean {
  return ticketType.state === 'on_sale';
}

/** The type that is chosen at first: one that can be had for free, else one on sale, else none. */
export function defaultTicketType({ ticketTypes }: Pick<EventDetail, 'ticketTypes'>) {
  const onSale = ticketTypes.filter(isOnSale);
  return onSale.find(({ price }) => price === 0) ?? onSale[0] ?? null;
}

export interface QuantityRange {
  min: number;
  max: number;
}

/** The organizer's limit where there is one; the server's own otherwise. */
const DEFAULT_MAX_PER_ORDER = 10;

/** How many of a type one order may take. */
export function quantityRangeOf({ minPerOrder, maxPerOrder, left }: TicketType): QuantityRange {
  const min = Math.max(1, minPerOrder ?? 1);
  const max = Math.min(maxPerOrder ?? DEFAULT_MAX_PER_ORDER, left ?? Infinity);
  return { min, max: Math.max(min, max) };
}

/** Puts a wanted quantity into what the type allows. */
export function clampQuantity(quantity: number, { min, max }: QuantityRange): number {
  return Math.min(max, Math.max(min, quantity));
}
