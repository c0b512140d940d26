import { entityKey } from '@spotlight/shared/vendor/query';
import type { FlexibleFilters, VenueFilters } from './venue-filters.rules';

const key = entityKey('venues', 'venue');

/** Venues as visitors see them. */
export const venueKeys = {
  all: key(),
  list: (filters: VenueFilters) => key('list', filters),
  days: (filters: FlexibleFilters) => key('days', filters),
  others: (wanted: object) => key('others', wanted),
  featured: (count: number) => key('featured', count),
  detail: (id: string) => key('detail', id),
};
