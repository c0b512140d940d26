import { entityKey } from '@spotlight/shared/vendor/query';
import type { VenueFilters } from '../venue/venue-filters.rules';

const key = entityKey('venues', 'saved-venue');

/** Venues that somebody saved. */
export const savedVenueKeys = {
  ids: () => key('ids'),
  idsOf: (userId: string) => key('ids', userId),
  list: (userId: string, filters: VenueFilters) => key('list', userId, filters),
  days: (userId: string, filters: VenueFilters) => key('days', userId, filters),
};
