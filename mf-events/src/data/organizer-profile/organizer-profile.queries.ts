import { useBackend } from '@spotlight/shared/contract';
import { toAppError, type Backend } from '@spotlight/shared/data';
import { queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import type { OrganizerProfileFilters } from './organizer-profile-filters.rules';
import { organizerProfileKeys } from './organizer-profile.keys';
import { getOrganizer } from './organizer-profile.repository';

/** An organizer with one page of events. */
const organizerProfileQuery = (backend: Backend, id: string, filters: OrganizerProfileFilters) =>
  queryOptions({
    queryKey: organizerProfileKeys.page(id, filters),
    queryFn: async ({ signal }) => {
      try {
        return await getOrganizer(backend, id, filters, signal);
      } catch (thrown) {
        // An address whose id is no uuid leads to nobody; it is not the visitor's mistake to mend.
        if (toAppError(thrown).code === 'INVALID_INPUT') return null;
        throw thrown;
      }
    },
    staleTime: 3_000,
  });

/** An organizer; stays in view while another page of events comes. */
export function useOrganizerProfile(id: string, filters: OrganizerProfileFilters) {
  return useQuery({
    ...organizerProfileQuery(useBackend(), id, filters),
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
  });
}

/** The page of events alone, as lists take it. */
export function useOrganizerEvents(id: string, filters: OrganizerProfileFilters) {
  return useQuery({
    ...organizerProfileQuery(useBackend(), id, filters),
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
    select: (organizer) => organizer ?? { items: [], total: 0 },
  });
}
