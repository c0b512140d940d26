import { entityKey } from '@spotlight/shared/vendor/query';
import type { SellerOrderRequest } from './seller-order.repository';

const key = entityKey('shared', 'seller-order');

/** What somebody sold, of organizers and of performers alike. */
export const sellerOrderKeys = {
  all: key(),
  list: (userId: string, request: SellerOrderRequest) => key('list', userId, request),
  one: (userId: string, id: string) => key('one', userId, id),
};
