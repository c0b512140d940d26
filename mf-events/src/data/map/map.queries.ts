import { useBackend } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import type { DateSpan } from '../event/event-list.repository';
import { listMapEvents } from './map.repository';

/** More dots than these nobody can tell apart. */
export const MAP_LIMIT = 500;

/** The next events with their places. */
export function useMapEvents(span: DateSpan | null) {
  const backend = useBackend();
  return useQuery({
    queryKey: ['events', 'map', span],
    queryFn: ({ signal }) => listMapEvents(backend, span, MAP_LIMIT, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
