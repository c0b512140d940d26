/** Every address of this remote: the router's pattern and, where it takes something, its link. */
export const paths = {
  eventList: '/events',
  eventDetail: '/events/:id',
  tickets: '/tickets',
  transfer: '/tickets/transfer/:token',
  myTickets: '/my-tickets',
  popularEvents: '/popular-events',
  eventMap: '/event-map',
  trends: '/trends',
  createEvent: '/register-event',
  attendedEvents: '/attend-events',
  registrations: '/event-registrations',
  cart: '/cart',
  purchases: '/purchase-history',
  order: '/purchase-history/:id',
  publishedEvents: '/events-published',
  payouts: '/events-published/payouts',
  publishedEvent: '/events-published/:id',
  statement: '/events-published/:id/statement',
  gate: '/events-published/:id/check-in',
  eventGates: '/events-published/:id/gates',
  gateDuty: '/event-staff',
  closureDays: '/closure-days',
  organizer: '/organizers/:id',
} as const;

/** Address of an event. `isRegistering` opens the registration sheet on arrival. */
export function eventPath(id: string, { isRegistering = false } = {}): string {
  return `${paths.eventList}/${encodeURIComponent(id)}${isRegistering ? '?register=true' : ''}`;
}

/** Address of an event with its registration sheet open and these tickets chosen, `type:quantity,…`. */
export function registrationPath(id: string, tickets: string): string {
  return `${eventPath(id, { isRegistering: true })}&tickets=${encodeURIComponent(tickets)}`;
}

/** Address of an organizer: who they are by their events. */
export function organizerPath(id: string): string {
  return `/organizers/${encodeURIComponent(id)}`;
}

/** Address of an order: where it is paid, and what became of it. */
export function orderPath(id: string): string {
  return `${paths.purchases}/${encodeURIComponent(id)}`;
}

/** Address of a ticket that is offered: by the token of its link, or by the id of the offer. */
export function transferPath(reference: string): string {
  return `${paths.tickets}/transfer/${encodeURIComponent(reference)}`;
}

/** Address of an own event for whoever runs it. */
export function publishedEventPath(
  id: string,
  view?: 'sales' | 'attendees' | 'orders' | 'messages' | 'reviews',
): string {
  return `${paths.publishedEvents}/${encodeURIComponent(id)}${view ? `?view=${view}` : ''}`;
}

/** Address of the form that an event is written in; `step` counts from 1. */
export function draftPath(id: string | null, step = 1): string {
  const params = new URLSearchParams();
  if (id) params.set('draft', id);
  if (step > 1) params.set('step', String(step));
  return paths.createEvent + (params.size ? `?${params}` : '');
}

/** Address of the statement of an own event, as it is printed. */
export function statementPath(id: string): string {
  return `${paths.publishedEvents}/${encodeURIComponent(id)}/statement`;
}

/** Address of the scanner at the gates of an event. */
export function gatePath(id: string): string {
  return `${paths.publishedEvents}/${encodeURIComponent(id)}/check-in`;
}

/** Address where an organizer says who may check in tickets of an event. */
export function eventGatesPath(id: string): string {
  return `${paths.publishedEvents}/${encodeURIComponent(id)}/gates`;
}

/** Address where invited gate staff say yes: of no use to anybody else. */
export function invitationPath(id: string): string {
  return `${paths.gateDuty}?invitation=${encodeURIComponent(id)}`;
}
