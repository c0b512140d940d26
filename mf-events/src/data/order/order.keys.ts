import { entityKey } from '@spotlight/shared/vendor/query';
import type { OrderListRequest } from './order.repository';

const key = entityKey('events', 'order');

/** Somebody's orders. */
export const orderKeys = {
  all: key(),
  one: (id: string, userId: string) => key('one', id, userId),
  list: (userId: string, request: OrderListRequest) => key('list', userId, request),
  refundQuote: (id: string, ticketIds: readonly string[] | null) =>
    key('refund-quote', id, ticketIds),
};
