import type { Ticket } from './ticket.schema';

/** The tickets of one registration: they are shown as one, and cancelled together. */
export interface TicketGroup {
  registrationId: string;
  event: Ticket['event'];
  typeName: string;
  tickets: Ticket[];
}

export const ticketTabs = ['upcoming', 'used', 'ended'] as const;
export type TicketTab = (typeof ticketTabs)[number];

const canStillEnter = ({ status }: Ticket) => status === 'valid' || status === 'transferring';

/**
 * Can a ticket of this group be cancelled by its holder? Not once somebody went in, and what was paid
 * for goes back through a refund.
 */
export function isCancellable({ event, tickets }: TicketGroup): boolean {
  const isFreeAndUnused = tickets.every(
    ({ status, pricePaid }) => status === 'valid' && pricePaid === 0,
  );
  return event.phase === 'upcoming' && isFreeAndUnused;
}

/** The order that tickets of this group may be given back to; `null` when there is none. */
export function refundableOrderId({ tickets }: TicketGroup): string | null {
  const paid = tickets.find(
    ({ status, pricePaid, orderId }) => status === 'valid' && pricePaid > 0 && orderId !== null,
  );
  return paid?.orderId ?? null;
}

/** The tickets that are worth showing at the gate; all of them when none is left. */
export function presentableTickets({ tickets }: TicketGroup): Ticket[] {
  const valid = tickets.filter(canStillEnter);
  return valid.length > 0 ? valid : tickets;
}

/** Puts the tickets of one registration together, in the order of the list. */
export function groupTickets(tickets: readonly Ticket[]): TicketGroup[] {
  const groups = new Map<string, TicketGroup>();
  for (const ticket of tickets) {
    const group = groups.get(ticket.registrationId);
    if (group) group.tickets.push(ticket);
    else {
      groups.set(ticket.registrationId, {
        registrationId: ticket.registrationId,
        event: ticket.event,
        typeName: ticket.typeName,
        tickets: [ticket],
      });
    }
  }
  return [...groups.values()];
}

/** Which tab a group belongs to: what can still be used comes first, whatever else is true of it. */
export function tabOf({ event, tickets }: TicketGroup): TicketTab {
  const isOpen = event.phase === 'upcoming' || event.phase === 'ongoing';
  if (isOpen && tickets.some(canStillEnter)) return 'upcoming';
  return tickets.some(({ status }) => status === 'checked_in') ? 'used' : 'ended';
}

/** Groups by tab: the next event first among those to come, the last one first among the others. */
export function groupsByTab(tickets: readonly Ticket[]): Record<TicketTab, TicketGroup[]> {
  const byTab: Record<TicketTab, TicketGroup[]> = { upcoming: [], used: [], ended: [] };
  for (const group of groupTickets(tickets)) byTab[tabOf(group)].push(group);
  const byStart = (a: TicketGroup, b: TicketGroup) =>
    Date.parse(a.event.startsAt) - Date.parse(b.event.startsAt);
  byTab.upcoming.sort(byStart);
  byTab.used.sort((a, b) => byStart(b, a));
  byTab.ended.sort((a, b) => byStart(b, a));
  return byTab;
}
