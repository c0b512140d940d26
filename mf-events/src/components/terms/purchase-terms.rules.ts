import type { EventDetail } from '../../data/event/event-detail.schema';

/** What the terms of an event's tickets have to say, besides what they say of all events. */
export interface PurchaseTermsFacts {
  /** How many of each type one person may have. */
  limits: { name: string; max: number }[];
  isPaid: boolean;
  hasApproval: boolean;
}

/** Reads off the ticket types what buyers have to know before they agree. */
export function purchaseTermsOf({
  ticketTypes,
}: Pick<EventDetail, 'ticketTypes'>): PurchaseTermsFacts {
  const offered = ticketTypes.filter(({ state }) => state !== 'ended');
  return {
    limits: offered.flatMap(({ name, maxPerOrder: max }) => (max ? [{ name, max }] : [])),
    isPaid: ticketTypes.some(({ price }) => price > 0),
    hasApproval: offered.some(({ requiresApproval }) => requiresApproval),
  };
}
