import { useBackend, type PrefetchContext } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { keepPreviousData, queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import type { EventFilters } from './event-filters.rules';
import { eventKeys } from './event.keys';
import { listEventsBetween, searchEvents, type DateSpan } from './event-list.repository';

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

/** The first few events of a span of days. */
const eventsBetweenQuery = (backend: Backend, span: DateSpan, limit: number) =>
  queryOptions({
    queryKey: eventKeys.between(span, limit),
    queryFn: ({ signal }) => listEventsBetween(backend, span, limit, signal),
    staleTime,
  });

/** Reads a page of the public list ahead of its first picture. */
export const prefetchEvents = (
  { backend, queryClient }: PrefetchContext,
  filters: EventFilters,
): Promise<void> => queryClient.prefetchQuery(eventListQuery(backend, filters));

/** Reads the first events of a span of days ahead of their first picture. */
export const prefetchEventsBetween = (
  { backend, queryClient }: PrefetchContext,
  span: DateSpan,
  limit: number,
): Promise<void> => queryClient.prefetchQuery(eventsBetweenQuery(backend, span, limit));

/** The public list; the page before stays in view while the next one comes. */
export function useEvents(filters: EventFilters) {
  return useQuery({ ...eventListQuery(useBackend(), filters), placeholderData: keepPreviousData });
}

/** The first `limit` events of `span`. */
export function useEventsBetween(span: DateSpan, limit: number) {
  return useQuery(eventsBetweenQuery(useBackend(), span, limit));
}
