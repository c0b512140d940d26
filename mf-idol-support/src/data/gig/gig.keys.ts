import { entityKey } from '@spotlight/shared/vendor/query';
import type { GigFilters } from './gig-filters.rules';

const key = entityKey('idol-support', 'gig');

/** Whoever looks for performers, as the reader sees it. */
export const gigKeys = {
  all: key(),
  list: (userId: string, filters: GigFilters) => key('list', userId, filters),
  one: (userId: string, id: string) => key('one', userId, id),
  /** The own venues that one can be held at. */
  venues: (userId: string) => key('venues', userId),
};
