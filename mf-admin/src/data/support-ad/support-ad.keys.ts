import { entityKey } from '@spotlight/shared/vendor/query';
import type { SupportAdFilters } from './support-ad.rules';

const key = entityKey('admin', 'support-ad');

/** Support ads as the back office sees them. */
export const supportAdKeys = {
  all: key(),
  /** @param userId one administrator's list is not shown to the next person in the tab */
  list: (userId: string, filters: Omit<SupportAdFilters, 'open' | 'hide'>) =>
    key('list', userId, filters),
  story: (userId: string, id: string) => key('story', userId, id),
};
