import { isAhead } from '../event/ahead.rules';
import type { Ticket } from './ticket.schema';

/** Tickets of one registration that stand under the same tab: they are shown as one. */
export interface TicketGroup {
  registrationId: string;
  event: Ticket['event'];
  typeName: string;
  tickets: Ticket[];
  /** What of the registration stands under another tab: who went in is not upcoming any more. */
  others: Ticket[];
}

export const ticketTabs = ['upcoming', 'used', 'ended'] as const;
export type TicketTab = (typeof ticketTabs)[number];

/** How a ticket is to be called: while its money is asked back nothing else about it matters. */
export type TicketState = Ticket['status'] | 'asked_back';

const isHeld = ({ status }: Ticket) => status === 'valid' || status === 'transferring';

/** Says whether a ticket admits, or what it has become. */
export const stateOf = ({ status, askedBack }: Pick<Ticket, 'status' | 'askedBack'>): TicketState =>
  askedBack && status === 'valid' ? 'asked_back' : status;

/** The states of the tickets of a group with how many there are of each, in the order of the list. */
export function countStates({ tickets }: TicketGroup): { state: TicketState; count: number }[] {
  const counts = new Map<TicketState, number>();
  for (const ticket of tickets) counts.set(stateOf(ticket), (counts.get(stateOf(ticket)) ?? 0) + 1);
  return [...counts].map(([state, count]) => ({ state, count }));
}

/** How many of the registration went in already. */
export const insideCount = ({ others }: TicketGroup): number =>
  others.filter(({ status }) => status === 'checked_in').length;

/**
 * Can a ticket of this group be cancelled by its holder? Not once somebody went in, and what was paid
 * for goes back through a refund.
 */
export function isCancellable(group: TicketGroup): boolean {
  const isFreeAndUnused = group.tickets.every(
    ({ status, pricePaid }) => status === 'valid' && pricePaid === 0,
  );
  return isAhead(group.event) && isFreeAndUnused && insideCount(group) === 0;
}

/** The order that tickets of this group may be given back to; `null` when there is none. */
export function refundableOrderId({ tickets }: TicketGroup): string | null {
  // One request at a time: the order says how far it is.
  if (tickets.some(({ askedBack }) => askedBack)) return null;
  const paid = tickets.find(
    ({ status, pricePaid, orderId }) => status === 'valid' && pricePaid > 0 && orderId !== null,
  );
  return paid?.orderId ?? null;
}

/** The tickets that the gate lets in: not those that are given away or asked back. */
export const presentableTickets = ({ tickets }: TicketGroup): Ticket[] =>
  tickets.filter((ticket) => stateOf(ticket) === 'valid');

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
        others: [],
      });
    }
  }
  return [...groups.values()];
}

/** Which tab a whole registration belongs to: what can still be used comes first. */
export function tabOf({ tickets }: Pick<TicketGroup, 'tickets'>): TicketTab {
  const tabs = new Set(tickets.map(tabOfTicket));
  return ticketTabs.find((tab) => tabs.has(tab)) ?? 'ended';
}

function tabOfTicket(ticket: Ticket): TicketTab {
  if (ticket.status === 'checked_in') return 'used';
  const isOpen = ticket.event.phase === 'upcoming' || ticket.event.phase === 'ongoing';
  return isOpen && isHeld(ticket) ? 'upcoming' : 'ended';
}

/**
 * Groups by tab: the next event first among those to come, the last one first among the others. A
 * registration of which only some went in stands under two tabs, with those tickets that belong there.
 */
export function groupsByTab(tickets: readonly Ticket[]): Record<TicketTab, TicketGroup[]> {
  const byTab: Record<TicketTab, TicketGroup[]> = { upcoming: [], used: [], ended: [] };
  for (const group of groupTickets(tickets)) {
    for (const tab of ticketTabs) {
      const isHere = (ticket: Ticket) => tabOfTicket(ticket) === tab;
      const here = group.tickets.filter(isHere);
      const others = group.tickets.filter((ticket) => !isHere(ticket));
      if (here.length > 0) byTab[tab].push({ ...group, tickets: here, others });
    }
  }
  const byStart = (a: TicketGroup, b: TicketGroup) =>
    Date.parse(a.event.startsAt) - Date.parse(b.event.startsAt);
  byTab.upcoming.sort(byStart);
  byTab.used.sort((a, b) => byStart(b, a));
  byTab.ended.sort((a, b) => byStart(b, a));
  return byTab;
}

/** How many tickets there are in groups. */
export const countTickets = (groups: readonly TicketGroup[]): number =>
  groups.reduce((sum, { tickets }) => sum + tickets.length, 0);
