import { useBackend, useSession } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { keepPreviousData, queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import { eventKeys } from './event.keys';
import { listEvents } from './event.repository';
import type { EventFilters } from './event.rules';

const eventPageQuery = (
  backend: Backend,
  userId: string,
  filters: Omit<EventFilters, 'open' | 'hide'>,
) =>
  queryOptions({
    queryKey: eventKeys.list(userId, filters),
    queryFn: ({ signal }) => listEvents(backend, filters, signal),
    // Registration counts are stock: always read again, the page before stays in view meanwhile.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** The page of events that the filters describe. */
export function useEvents({ open: _open, hide: _hide, ...filters }: EventFilters) {
  return useQuery(eventPageQuery(useBackend(), useSession().user?.id ?? '', filters));
}

/** Reads what the filters describe for a file of it, from a place on. */
export function useEventPages({ open: _open, hide: _hide, ...filters }: EventFilters) {
  const backend = useBackend();
  return (after: string) => listEvents(backend, { ...filters, after });
}
