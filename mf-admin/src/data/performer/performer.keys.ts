import { entityKey } from '@spotlight/shared/vendor/query';
import type { PerformerFilters } from './performer.rules';

const key = entityKey('admin', 'performer');

/** Performers as the back office sees them. */
export const performerKeys = {
  all: key(),
  /** @param userId one administrator's list is not shown to the next person in the tab */
  list: (userId: string, filters: Omit<PerformerFilters, 'open' | 'hide'>) =>
    key('list', userId, filters),
  claims: (userId: string, id: string) => key('claims', userId, id),
};
