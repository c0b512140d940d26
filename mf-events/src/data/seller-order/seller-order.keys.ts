import type { SellerOrderRequest } from './seller-order.repository';

const all = ['events', 'seller-order'] as const;

/** What an organizer sold, and where buyers pay to. */
export const sellerOrderKeys = {
  all,
  list: (userId: string, request: SellerOrderRequest) => [...all, 'list', userId, request] as const,
  account: (userId: string) => [...all, 'account', userId] as const,
};
