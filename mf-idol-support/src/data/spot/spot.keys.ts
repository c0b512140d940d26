import { entityKey } from '@spotlight/shared/vendor/query';
import type { SpotFilters } from './spot-filters.rules';

const key = entityKey('idol-support', 'spot');

/** Spots of the support map. */
export const spotKeys = {
  all: key(),
  /** All pages of a list are one answer. */
  map: (filters: SpotFilters) => key('map', { ...filters, page: 1 }),
  /** What somebody may do with it depends on who asks. */
  detail: (id: string, userId: string) => key('detail', id, userId),
  mine: (userId: string, page: number) => key('mine', userId, page),
  visits: (userId: string, page: number) => key('visits', userId, page),
  artists: (words: string) => key('artists', words),
};
