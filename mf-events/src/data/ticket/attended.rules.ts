import { groupTickets, tabOf, type TicketGroup } from './ticket.rules';
import type { Ticket } from './ticket.schema';

/** Events of one month, latest first. */
export interface AttendedMonth {
  /** `YYYY-MM` */
  month: string;
  groups: TicketGroup[];
}

/** Did anybody of this registration come in? */
export const hasComeIn = ({ tickets }: TicketGroup): boolean =>
  tickets.some(({ status }) => status === 'checked_in');

/** What one went to or had a ticket for and is over, by month; what was given back is no memory. */
export function attendedMonths(tickets: readonly Ticket[]): AttendedMonth[] {
  const groups = groupTickets(tickets)
    .filter((group) => hasComeIn(group) || (tabOf(group) === 'ended' && hasValidTicket(group)))
    .toSorted((a, b) => Date.parse(b.event.startsAt) - Date.parse(a.event.startsAt));
  const months = new Map<string, TicketGroup[]>();
  for (const group of groups) {
    const month = group.event.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), group]);
  }
  return [...months].map(([month, ofMonth]) => ({ month, groups: ofMonth }));
}

const hasValidTicket = ({ tickets }: TicketGroup) =>
  tickets.some(({ status }) => status === 'valid' || status === 'transferring');

/** How many registrations are still to come. */
export const comingCount = (tickets: readonly Ticket[]): number =>
  groupTickets(tickets).filter((group) => tabOf(group) === 'upcoming').length;
