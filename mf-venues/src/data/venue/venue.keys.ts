import type { VenueFilters } from './venue-filters.rules';

const all = ['venues', 'venue'] as const;

/** Venues as visitors see them. */
export const venueKeys = {
  all,
  list: (filters: VenueFilters) => [...all, 'list', filters] as const,
  featured: (count: number) => [...all, 'featured', count] as const,
  detail: (id: string) => [...all, 'detail', id] as const,
};
