import { entityKey } from '@spotlight/shared/vendor/query';
import type { SellerOrderRequest } from './seller-order.repository';

const key = entityKey('events', 'seller-order');

/** What an organizer sold, and where buyers pay to. */
export const sellerOrderKeys = {
  all: key(),
  list: (userId: string, request: SellerOrderRequest) => key('list', userId, request),
};
