import { useBackend, type PrefetchContext } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { keepPreviousData, queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import type { DateSpan } from '../event/event-list.repository';
import { eventKeys } from '../event/event.keys';
import { listMapEvents } from './map.repository';

/** More dots than these nobody can tell apart. */
export const MAP_LIMIT = 500;

const mapQuery = (backend: Backend, span: DateSpan | null) =>
  queryOptions({
    queryKey: eventKeys.map(span),
    queryFn: ({ signal }) => listMapEvents(backend, span, MAP_LIMIT, signal),
    // Only what was read ahead for the first picture is not read again.
    staleTime: 3_000,
  });

/** Reads the events of the map ahead of its first picture. */
export const prefetchMapEvents = (
  { backend, queryClient }: PrefetchContext,
  span: DateSpan | null,
): Promise<void> => queryClient.prefetchQuery(mapQuery(backend, span));

/** The next events with their locations. */
export function useMapEvents(span: DateSpan | null) {
  return useQuery({ ...mapQuery(useBackend(), span), placeholderData: keepPreviousData });
}
