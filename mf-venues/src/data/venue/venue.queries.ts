import { useBackend, type PrefetchContext } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import { venueKeys } from './venue.keys';
import { getVenue, listFeaturedVenues } from './venue.repository';

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

/** Reads the venues of the home page ahead of their first picture. */
export const prefetchFeaturedVenues = (
  { backend, queryClient }: PrefetchContext,
  count: number,
): Promise<void> => queryClient.prefetchQuery(featuredVenuesQuery(backend, count));

export const useFeaturedVenues = (count: number) =>
  useQuery(featuredVenuesQuery(useBackend(), count));

/** Reads a venue ahead of the first picture of its page. */
export const prefetchVenue = (
  { backend, queryClient }: PrefetchContext,
  id: string,
): Promise<void> => queryClient.prefetchQuery(venueQuery(backend, id));

export const useVenue = (id: string) => useQuery(venueQuery(useBackend(), id));
