import { entityKey } from '@spotlight/shared/vendor/query';
import type { EventFilters } from './event.rules';

const key = entityKey('admin', 'event');

/** Events as the back office lists them. */
export const eventKeys = {
  all: key(),
  /** @param userId one administrator's list is not shown to the next person in the tab */
  list: (userId: string, filters: Omit<EventFilters, 'open'>) => key(userId, filters),
};
