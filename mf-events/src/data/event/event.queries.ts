import { useBackend, useSession } from '@spotlight/shared/contract';
import { toAppError, type Backend } from '@spotlight/shared/data';
import { keepPreviousData, queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import type { EventFilters } from './event-filters.rules';
import { getEvent, listEventsBetween, searchEvents, type DateSpan } from './event.repository';

/** Tickets may go at any moment, so nothing here counts as fresh once it has been shown. */
const staleTime = 0;

/** One page of the public list. */
export const eventListQuery = (backend: Backend, filters: EventFilters) =>
  queryOptions({
    queryKey: ['events', 'list', filters],
    queryFn: ({ signal }) => searchEvents(backend, filters, signal),
    staleTime,
  });

/** The first few events of a span of days. */
export const eventsBetweenQuery = (backend: Backend, span: DateSpan, limit: number) =>
  queryOptions({
    queryKey: ['events', 'between', span, limit],
    queryFn: ({ signal }) => listEventsBetween(backend, span, limit, signal),
    staleTime,
  });

/** One event as `viewerId` sees it: it says whether that person is registered. */
export const eventQuery = (backend: Backend, id: string, viewerId: string | null) =>
  queryOptions({
    queryKey: ['events', 'detail', id, viewerId],
    queryFn: async ({ signal }) => {
      try {
        return await getEvent(backend, id, signal);
      } catch (thrown) {
        // An address whose id is no uuid leads to no event; it is not the visitor's mistake to mend.
        if (toAppError(thrown).code === 'INVALID_INPUT') return null;
        throw thrown;
      }
    },
    staleTime,
  });

/** The public list; the page before stays in view while the next one comes. */
export function useEvents(filters: EventFilters) {
  return useQuery({ ...eventListQuery(useBackend(), filters), placeholderData: keepPreviousData });
}

/** One event; stays in view while it is read again after signing in or out. */
export function useEvent(id: string) {
  const { user } = useSession();
  return useQuery({
    ...eventQuery(useBackend(), id, user?.id ?? null),
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
  });
}

/** The first `limit` events of `span`. */
export function useEventsBetween(span: DateSpan, limit: number) {
  return useQuery(eventsBetweenQuery(useBackend(), span, limit));
}
