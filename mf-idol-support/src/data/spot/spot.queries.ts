import { useBackend, useSession, type PrefetchContext } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { keepPreviousData, queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import type { SpotFilters } from './spot-filters.rules';
import { spotKeys } from './spot.keys';
import { findArtists, getSpot, listOwnSpots, listSpots, listVisits } from './spot.repository';

/** The map shows its old spots until the next ones are there. */
const spotMapQuery = (backend: Backend, filters: SpotFilters) =>
  queryOptions({
    queryKey: spotKeys.map(filters),
    queryFn: ({ signal }) => listSpots(backend, filters, signal),
    placeholderData: keepPreviousData,
  });

export const useSpots = (filters: SpotFilters) => useQuery(spotMapQuery(useBackend(), filters));

/** Reads the spots ahead of the first picture of the map. */
export const prefetchSpots = (
  { backend, queryClient }: PrefetchContext,
  filters: SpotFilters,
): Promise<void> => queryClient.prefetchQuery(spotMapQuery(backend, filters));

export function useSpot(id: string) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: spotKeys.detail(id, user?.id ?? ''),
    queryFn: ({ signal }) => getSpot(backend, id, signal),
  });
}

export function useOwnSpots(page: number) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: spotKeys.mine(user?.id ?? '', page),
    queryFn: ({ signal }) => listOwnSpots(backend, page, signal),
    placeholderData: keepPreviousData,
  });
}

export function useVisits(page: number) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: spotKeys.visits(user?.id ?? '', page),
    queryFn: ({ signal }) => listVisits(backend, page, signal),
    placeholderData: keepPreviousData,
  });
}

/** Performers whose name or style has these words; nothing is asked before there are any. */
export function useFoundArtists(words: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: spotKeys.artists(words),
    queryFn: async ({ signal }) => (await findArtists(backend, words, signal)).items,
    enabled: words !== '',
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
}
