import { useBackend, type PrefetchContext } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { keepPreviousData, queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import type { VenueFilters } from './venue-filters.rules';
import { venueKeys } from './venue.keys';
import { getVenue, listFeaturedVenues, searchVenues } from './venue.repository';

/** The list shows its old page until the next one is there. */
const venueListQuery = (backend: Backend, filters: VenueFilters) =>
  queryOptions({
    queryKey: venueKeys.list(filters),
    queryFn: ({ signal }) => searchVenues(backend, filters, signal),
    placeholderData: keepPreviousData,
  });

const featuredVenuesQuery = (backend: Backend, count: number) =>
  queryOptions({
    queryKey: venueKeys.featured(count),
    queryFn: ({ signal }) => listFeaturedVenues(backend, count, signal),
  });

const venueQuery = (backend: Backend, id: string) =>
  queryOptions({
    queryKey: venueKeys.detail(id),
    queryFn: ({ signal }) => getVenue(backend, id, signal),
  });

export const useVenues = (filters: VenueFilters) => useQuery(venueListQuery(useBackend(), filters));

/** Reads a page of the list ahead of its first picture. */
export const prefetchVenues = (
  { backend, queryClient }: PrefetchContext,
  filters: VenueFilters,
): Promise<void> => queryClient.prefetchQuery(venueListQuery(backend, filters));

/** Reads the venues of the home page ahead of their first picture. */
export const prefetchFeaturedVenues = (
  { backend, queryClient }: PrefetchContext,
  count: number,
): Promise<void> => queryClient.prefetchQuery(featuredVenuesQuery(backend, count));

export const useFeaturedVenues = (count: number) =>
  useQuery(featuredVenuesQuery(useBackend(), count));

export const useVenue = (id: string) => useQuery(venueQuery(useBackend(), id));
