import type { OrderListRequest } from './order.repository';

const all = ['events', 'order'] as const;

/** Somebody's orders. */
export const orderKeys = {
  all,
  one: (id: string, userId: string) => [...all, 'one', id, userId] as const,
  list: (userId: string, request: OrderListRequest) => [...all, 'list', userId, request] as const,
  refundQuote: (id: string, ticketIds: readonly string[] | null) =>
    [...all, 'refund-quote', id, ticketIds] as const,
};
