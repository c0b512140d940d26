import { entityKey } from '@spotlight/shared/vendor/query';
import type { UserFilters } from './user.rules';

const key = entityKey('admin', 'user');

/** Accounts and invitations. */
export const userKeys = {
  all: key(),
  /** @param userId one administrator's list is not shown to the next person in the tab */
  list: (userId: string, filters: Omit<UserFilters, 'open' | 'hide'>) =>
    key('list', userId, filters),
  invitations: (userId: string) => key('invitations', userId),
  sessions: (userId: string, ofId: string) => key('sessions', userId, ofId),
  obligations: (userId: string, ofId: string) => key('obligations', userId, ofId),
};
