import { entityKey } from '@spotlight/shared/vendor/query';
import type { FollowFilters } from './follow-filters.rules';

const key = entityKey('idol-support', 'follow');

/** Whom somebody follows. */
export const followKeys = {
  all: key(),
  ids: (userId: string) => key('ids', userId),
  list: (userId: string, filters: FollowFilters) => key('list', userId, filters),
};
