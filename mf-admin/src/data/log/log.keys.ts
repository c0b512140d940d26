import { entityKey } from '@spotlight/shared/vendor/query';
import type { LogFilters } from './log.rules';

const key = entityKey('admin', 'log');

/** What went wrong by itself. */
export const logKeys = {
  all: key(),
  /** @param userId one administrator's list is not shown to the next person in the tab */
  list: (userId: string, filters: Omit<LogFilters, 'open' | 'hide'>) =>
    key('list', userId, filters),
};
