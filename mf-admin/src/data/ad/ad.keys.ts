import { entityKey } from '@spotlight/shared/vendor/query';
import type { AdFilters } from './ad.rules';

const key = entityKey('admin', 'ad');

/** Advertisements as the back office sees them. */
export const adKeys = {
  all: key(),
  /** @param userId one administrator's list is not shown to the next person in the tab */
  list: (userId: string, filters: Omit<AdFilters, 'open' | 'hide'>) => key('list', userId, filters),
  stats: (userId: string, id: string) => key('stats', userId, id),
  creatives: (userId: string, id: string) => key('creatives', userId, id),
  calendar: (userId: string, from: string) => key('calendar', userId, from),
};
