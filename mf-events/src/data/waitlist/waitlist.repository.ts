import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { waitlistEntrySchema } from './waitlist.schema';

/** The lines that the signed-in person stands in. */
export function listWaitlist(backend: Backend, signal?: AbortSignal) {
  return readFunction(backend, 'my_waitlist', {}, z.array(waitlistEntrySchema), signal);
}

/** Takes a place in the line for one ticket of a type that is sold out. */
export function joinWaitlist(backend: Backend, place: { eventId: string; ticketTypeId: string }) {
  const args = { p_event_id: place.eventId, p_ticket_type_id: place.ticketTypeId, p_quantity: 1 };
  return callFunction(backend, 'join_waitlist', args, waitlistEntrySchema);
}

/** Leaves a line; what was held goes to the next. */
export function leaveWaitlist(backend: Backend, entryId: string) {
  const answer = z.row({ status: z.string() });
  return callFunction(backend, 'leave_waitlist', { p_entry_id: entryId }, answer);
}
