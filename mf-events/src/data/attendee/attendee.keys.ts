import type { AttendeeListRequest } from './attendee.repository';

const all = ['events', 'attendee'] as const;

/** Attendees of own events. */
export const attendeeKeys = {
  all,
  list: (request: AttendeeListRequest) => [...all, request.eventId, request] as const,
};
