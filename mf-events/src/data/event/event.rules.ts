import type { EventDetail, TicketType } from './event-detail.schema';

/** Why nothing can be registered for right now. */
export type RegistrationBlock =
  | 'cancelled'
  | 'ended'
  | 'preview'
  | 'sold_out'
  | 'not_yet'
  | 'sale_ended'
  | 'no_tickets'
  | 'nothing_chosen';

/**
 * Says what stands between the visitor and a registration, or `null` when nothing does. The server
 * decides again; this is for telling people before they fill in a form.
 * @param isAnyChosen whether at least one ticket is chosen
 */
export function registrationBlockOf(
  event: Pick<EventDetail, 'phase' | 'status' | 'ticketTypes'>,
  isAnyChosen: boolean,
): RegistrationBlock | null {
  const { phase, ticketTypes } = event;
  if (phase === 'cancelled' || phase === 'ended') return phase;
  if (isPreview(event)) return 'preview';
  if (isAnyChosen) return null;
  const states = new Set(ticketTypes.map(({ state }) => state));
  if (states.has('on_sale')) return 'nothing_chosen';
  if (states.has('not_yet')) return 'not_yet';
  if (states.has('sold_out')) return 'sold_out';
  return states.has('ended') ? 'sale_ended' : 'no_tickets';
}

/** Is nothing to be paid for any of its types? Then people take seats, and buy no tickets. */
export function isFree({ ticketTypes }: Pick<EventDetail, 'ticketTypes'>): boolean {
  return ticketTypes.length > 0 && ticketTypes.every(({ price }) => price === 0);
}

/** May only its organizer and the administrators see it? Then the page is a preview. */
export function isPreview({ status }: Pick<EventDetail, 'status'>): boolean {
  return status === 'draft' || status === 'pending_approval' || status === 'rejected';
}

/** Is there nothing to look forward to any more? */
export function isOver<Event extends Pick<EventDetail, 'phase'>>(
  event: Event,
): event is Event & { phase: 'ended' | 'cancelled' } {
  return event.phase === 'ended' || event.phase === 'cancelled';
}

/** May a visitor choose this type, even if only to learn its price? */
export function isOnSale(ticketType: TicketType): boolean {
  return ticketType.state === 'on_sale';
}

/** Does this type have a waitlist? What the organizer decides about has none. */
export function hasWaitlist({ state, requiresApproval }: TicketType): boolean {
  return state === 'sold_out' && !requiresApproval;
}

/** Id of the control on the page that leads onto the waitlist of a type. */
export const waitlistControlId = (ticketTypeId: string): string => `waitlist-${ticketTypeId}`;

/**
 * The type that is chosen at first: one on sale where all of them cost the same. Where prices differ, and where a free
 * one stands beside what is paid for, nobody knows who comes: nothing is chosen.
 */
export function defaultTicketType({ ticketTypes }: Pick<EventDetail, 'ticketTypes'>) {
  const [first = null, ...others] = ticketTypes.filter(isOnSale);
  const beside = first?.price === 0 ? ticketTypes : others;
  return beside.every(({ price }) => price === first?.price) ? first : null;
}

export interface QuantityRange {
  min: number;
  max: number;
  /** None at all is a choice too, because there is something else to choose. */
  canBeNone: boolean;
}

/** The organizer's limit where there is one; the server's own otherwise. */
const DEFAULT_MAX_PER_ORDER = 10;

/** How many of a type one order may take. */
export function quantityRangeOf(
  { minPerOrder, maxPerOrder, left }: TicketType,
  canBeNone = false,
): QuantityRange {
  const min = Math.max(1, minPerOrder ?? 1);
  const max = Math.min(maxPerOrder ?? DEFAULT_MAX_PER_ORDER, left ?? Infinity);
  return { min, max: Math.max(min, max), canBeNone };
}

/** Puts a requested quantity into what the type allows. */
export function clampQuantity(
  quantity: number,
  { min, max }: Pick<QuantityRange, 'min' | 'max'>,
): number {
  return Math.min(max, Math.max(min, quantity));
}

/** How far one's own registration is: what it waits for, or that it waits no more. */
export const standingOf = ({ awaits }: NonNullable<EventDetail['myRegistration']>) =>
  awaits ?? 'registered';
