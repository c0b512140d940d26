import { entityKey } from '@spotlight/shared/vendor/query';
import type { OrderFilters } from './order.rules';

const key = entityKey('admin', 'order');

/** Orders of every kind, and what of them waits. */
export const orderKeys = {
  all: key(),
  /** @param userId one administrator's list is not shown to the next person in the tab */
  list: (userId: string, filters: Omit<OrderFilters, 'open' | 'hide'>) =>
    key('list', userId, filters),
  detail: (userId: string, id: string) => key('detail', userId, id),
  counts: (userId: string) => key('counts', userId),
};
