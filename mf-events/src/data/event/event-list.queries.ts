import { useBackend, type PrefetchContext } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { keepPreviousData, queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import type { EventFilters } from './event-filters.rules';
import { eventKeys } from './event.keys';
import { listHomeEvents, searchEvents } from './event-list.repository';

/**
 * Tickets may go at any moment, so nothing counts as fresh once it has been shown; but what was read
 * ahead for the first picture is not read again for it.
 */
const staleTime = 3_000;

/** One page of the public list. */
const eventListQuery = (backend: Backend, filters: EventFilters) =>
  queryOptions({
    queryKey: eventKeys.list(filters),
    queryFn: ({ signal }) => searchEvents(backend, filters, signal),
    staleTime,
  });

/** The row of the home page. */
const homeEventsQuery = (backend: Backend, today: string, limit: number) =>
  queryOptions({
    queryKey: eventKeys.home(today, limit),
    queryFn: ({ signal }) => listHomeEvents(backend, today, limit, signal),
    staleTime,
  });

/** Reads a page of the public list ahead of its first picture. */
export const prefetchEvents = (
  { backend, queryClient }: PrefetchContext,
  filters: EventFilters,
): Promise<void> => queryClient.prefetchQuery(eventListQuery(backend, filters));

/** Reads the row of the home page ahead of its first picture. */
export const prefetchHomeEvents = (
  { backend, queryClient }: PrefetchContext,
  today: string,
  limit: number,
): Promise<void> => queryClient.prefetchQuery(homeEventsQuery(backend, today, limit));

/** The public list; the page before stays in view while the next one comes. */
export function useEvents(filters: EventFilters) {
  return useQuery({ ...eventListQuery(useBackend(), filters), placeholderData: keepPreviousData });
}

/** What editors put forward, then the next events: at most `limit`. */
export function useHomeEvents(today: string, limit: number) {
  return useQuery(homeEventsQuery(useBackend(), today, limit));
}
