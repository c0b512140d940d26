import { entityKey } from '@spotlight/shared/vendor/query';
import type { OwnProductRequest } from './own-product.repository';

const key = entityKey('idol-support', 'own-product');

/** Goods as their owner sees them. */
export const ownProductKeys = {
  all: key(),
  list: (userId: string, request: OwnProductRequest) => key('list', userId, request),
  one: (userId: string, id: string) => key('one', userId, id),
};
