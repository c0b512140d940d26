import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { venueKeys } from './venue.keys';
import { listVenues, readVenue } from './venue.repository';
import type { VenueFilters } from './venue.rules';

/** The page of venues that the filters describe. */
export function useVenues({ open: _open, hide: _hide, ...filters }: VenueFilters) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: venueKeys.list(userId, filters),
    queryFn: ({ signal }) => listVenues(backend, filters, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Reads what the filters describe for a file of it, from a place on. */
export function useVenuePages({ open: _open, hide: _hide, ...filters }: VenueFilters) {
  const backend = useBackend();
  return (after: string) => listVenues(backend, { ...filters, after });
}

/** One venue with all that its form edits. */
export function useVenue(id: string) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: venueKeys.one(userId, id),
    queryFn: ({ signal }) => readVenue(backend, id, signal),
    staleTime: 0,
  });
}
