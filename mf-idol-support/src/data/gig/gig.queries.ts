import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import type { GigFilters } from './gig-filters.rules';
import { gigKeys } from './gig.keys';
import { getGig, listGigs, listOwnVenues } from './gig.repository';

/** A page of gigs; the own ones are asked for as soon as somebody is signed in. */
export function useGigs(filters: GigFilters) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: gigKeys.list(user?.id ?? '', filters),
    queryFn: ({ signal }) => listGigs(backend, filters, signal),
    enabled: filters.scope === 'public' || user !== null,
    placeholderData: keepPreviousData,
  });
}

/** One gig with the applications that the reader may see; as they are now. */
export function useGig(id: string) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: gigKeys.one(user?.id ?? '', id),
    queryFn: ({ signal }) => getGig(backend, id, signal),
    staleTime: 0,
  });
}

/** The own venues, for the place of a gig. */
export function useGigVenues() {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: gigKeys.venues(user?.id ?? ''),
    queryFn: ({ signal }) => listOwnVenues(backend, signal),
    enabled: user !== null,
  });
}
