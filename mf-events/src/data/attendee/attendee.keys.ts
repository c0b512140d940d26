import { entityKey } from '@spotlight/shared/vendor/query';
import type { AttendeeListRequest } from './attendee.repository';

const key = entityKey('events', 'attendee');

/** Attendees of own events. */
export const attendeeKeys = {
  all: key(),
  list: (request: AttendeeListRequest) => key(request.eventId, request),
};
