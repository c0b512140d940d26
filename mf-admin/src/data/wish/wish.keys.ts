import { entityKey } from '@spotlight/shared/vendor/query';
import type { WishFilters } from './wish.rules';

const key = entityKey('admin', 'wish');

/** What fans wrote on pages of birthdays. */
export const wishKeys = {
  all: key(),
  list: (userId: string, filters: WishFilters) => key('list', userId, filters),
};
