import { entityKey } from '@spotlight/shared/vendor/query';
import type { FlexibleFilters, VenueFilters } from '../venue/venue-filters.rules';

const key = entityKey('venues', 'saved-venue');

/** Lists of venues that somebody saved. */
export const savedVenueKeys = {
  list: (userId: string, filters: VenueFilters) => key('list', userId, filters),
  days: (userId: string, filters: FlexibleFilters) => key('days', userId, filters),
};
