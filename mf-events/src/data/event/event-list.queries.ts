import { useBackend } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { keepPreviousData, queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import type { EventFilters } from './event-filters.rules';
import { listEventsBetween, searchEvents, type DateSpan } from './event-list.repository';

/** Tickets may go at any moment, so nothing here counts as fresh once it has been shown. */
const staleTime = 0;

/** One page of the public list. */
const eventListQuery = (backend: Backend, filters: EventFilters) =>
  queryOptions({
    queryKey: ['events', 'list', filters],
    queryFn: ({ signal }) => searchEvents(backend, filters, signal),
    staleTime,
  });

/** The first few events of a span of days. */
const eventsBetweenQuery = (backend: Backend, span: DateSpan, limit: number) =>
  queryOptions({
    queryKey: ['events', 'between', span, limit],
    queryFn: ({ signal }) => listEventsBetween(backend, span, limit, signal),
    staleTime,
  });

/** The public list; the page before stays in view while the next one comes. */
export function useEvents(filters: EventFilters) {
  return useQuery({ ...eventListQuery(useBackend(), filters), placeholderData: keepPreviousData });
}

/** The first `limit` events of `span`. */
export function useEventsBetween(span: DateSpan, limit: number) {
  return useQuery(eventsBetweenQuery(useBackend(), span, limit));
}
