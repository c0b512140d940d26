import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('events', 'cart');

/** Somebody's cart, with today's prices and stock. */
export const cartKeys = {
  all: key(),
  of: (userId: string) => key('of', userId),
  delivery: (productIds: readonly string[]) => key('delivery', productIds),
};
