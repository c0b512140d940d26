import { useBackend } from '@spotlight/shared/contract';
import type { attendeeSchema } from './attendee.schema';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import type * as z from '@spotlight/shared/vendor/zod';
import { attendeeKeys } from './attendee.keys';
import { listAttendees, type AttendeeListRequest } from './attendee.repository';

/** Somebody whom an organizer expects. */
export type Attendee = z.infer<typeof attendeeSchema>;

/** A page of attendees. */
export function useAttendees(request: AttendeeListRequest) {
  const backend = useBackend();
  return useQuery({
    queryKey: attendeeKeys.list(request),
    queryFn: ({ signal }) => listAttendees(backend, request, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
