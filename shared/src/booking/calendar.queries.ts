import { useBackend } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { freeTimeKeys, reviewKeys } from './booking.keys';
import { getFreeTime, listReviews } from './calendar.repository';
import type { CalendarType } from './calendar.schema';
import { onlyBookable } from './week-hours.rules';

/** Days are `YYYY-MM-DD` in Taipei, the last one included. */
export interface CalendarRequest {
  type: CalendarType;
  id: string;
  from: string;
  to: string;
}

/** What of a public calendar can be asked for. */
export function useFreeTime(request: CalendarRequest) {
  const backend = useBackend();
  const { type, id, from, to } = request;
  return useQuery({
    queryKey: freeTimeKeys.of(type, id, from, to),
    queryFn: ({ signal }) => getFreeTime(backend, request, signal),
    placeholderData: keepPreviousData,
    select: onlyBookable,
  });
}

export function useReviews(request: {
  type: CalendarType;
  id: string;
  page: number;
  pageSize: number;
}) {
  const backend = useBackend();
  return useQuery({
    queryKey: reviewKeys.of(request.type, request.id, request.page, request.pageSize),
    queryFn: ({ signal }) => listReviews(backend, request, signal),
    placeholderData: keepPreviousData,
  });
}
