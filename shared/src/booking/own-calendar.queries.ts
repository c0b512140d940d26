import { useBackend } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { bookingKeys } from './booking.keys';
import type { CalendarRequest } from './calendar.queries';
import { getOwnCalendar } from './own-calendar.repository';

export function useOwnCalendar(request: CalendarRequest) {
  const backend = useBackend();
  const { type, id, from, to } = request;
  return useQuery({
    queryKey: bookingKeys.ownCalendar(type, id, from, to),
    queryFn: ({ signal }) => getOwnCalendar(backend, request, signal),
    placeholderData: keepPreviousData,
  });
}
