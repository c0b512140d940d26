import { entityKey } from '@spotlight/shared/vendor/query';
import type { MessageFilters } from './message.rules';

const key = entityKey('admin', 'message');

/** What visitors wrote to the platform. */
export const messageKeys = {
  all: key(),
  /** @param userId one administrator's list is not shown to the next person in the tab */
  list: (userId: string, filters: Omit<MessageFilters, 'open' | 'hide'>) =>
    key('list', userId, filters),
};
