import { entityKey } from '@spotlight/shared/vendor/query';
import type { SubscriptionFilters } from './subscription.rules';

const key = entityKey('admin', 'subscription');

/** Plans that somebody has, and plans that can be bought. */
export const subscriptionKeys = {
  all: key(),
  /** @param userId one administrator's list is not shown to the next person in the tab */
  list: (userId: string, filters: Omit<SubscriptionFilters, 'open' | 'hide'>) =>
    key('list', userId, filters),
  catalogue: (userId: string) => key('catalogue', userId),
};
