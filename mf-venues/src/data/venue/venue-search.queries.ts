import { useBackend, useSession, type PrefetchContext } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { keepPreviousData, queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import { savedVenueKeys } from '../saved-venue/saved-venue.keys';
import type { FlexibleFilters, VenueFilters } from './venue-filters.rules';
import { OTHERS, listOtherVenues, listFreeDays, searchVenues } from './venue-search.repository';
import { venueKeys } from './venue.keys';

/** The list shows its old page until the next one is there. What somebody saved is theirs, and read anew. */
const venueListQuery = (backend: Backend, filters: VenueFilters, userId?: string) =>
  queryOptions({
    queryKey: filters.isSaved
      ? savedVenueKeys.list(userId ?? '', filters)
      : venueKeys.list(filters),
    queryFn: ({ signal }) => searchVenues(backend, filters, signal),
    placeholderData: keepPreviousData,
    enabled: !filters.isSaved || userId !== undefined,
    ...(filters.isSaved && { staleTime: 0 }),
  });

const freeDaysQuery = (backend: Backend, filters: FlexibleFilters, userId?: string) => {
  // The page of the list, its order and the day that was picked make no difference to the days.
  const asked = {
    ...filters,
    page: 1,
    sort: null,
    isMap: false,
    day: '',
    around: filters.around ?? filters.day,
  };
  return queryOptions({
    queryKey: filters.isSaved ? savedVenueKeys.days(userId ?? '', asked) : venueKeys.days(asked),
    queryFn: ({ signal }) => listFreeDays(backend, filters, signal),
    enabled: !filters.isSaved || userId !== undefined,
  });
};

export const useVenues = (filters: VenueFilters) =>
  useQuery(venueListQuery(useBackend(), filters, useSession().user?.id));

export const useFreeDays = (filters: FlexibleFilters) =>
  useQuery(freeDaysQuery(useBackend(), filters, useSession().user?.id));

/** Reads a page of the list ahead of its first picture. */
export const prefetchVenues = (
  { backend, queryClient }: PrefetchContext,
  filters: VenueFilters,
): Promise<void> =>
  // Who asks is not known yet, and what they saved is theirs.
  filters.isSaved ? Promise.resolve() : queryClient.prefetchQuery(venueListQuery(backend, filters));

/** Other venues that are free for the same hours; without the one that is asked already. */
export function useOtherVenues(
  venueId: string,
  wanted: { startAt: string; endAt: string; people: number; city: string | null },
) {
  const backend = useBackend();
  return useQuery({
    queryKey: venueKeys.others(wanted),
    queryFn: ({ signal }) => listOtherVenues(backend, wanted, signal),
    select: ({ items }) => items.filter(({ id }) => id !== venueId).slice(0, OTHERS),
  });
}
