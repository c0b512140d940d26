import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { waitlistEntrySchema } from './waitlist.schema';

/** The signed-in person's waitlist entries. */
export function listWaitlist(backend: Backend, signal?: AbortSignal) {
  return readFunction(backend, 'my_waitlist', {}, z.array(waitlistEntrySchema), signal);
}

/** Joins the waitlist for one ticket of a type that is sold out. */
export function joinWaitlist(backend: Backend, wish: { eventId: string; ticketTypeId: string }) {
  const args = { p_event_id: wish.eventId, p_ticket_type_id: wish.ticketTypeId, p_quantity: 1 };
  return callFunction(backend, 'join_waitlist', args, waitlistEntrySchema);
}

/** Leaves a waitlist; what was held goes to the next. */
export function leaveWaitlist(backend: Backend, entryId: string) {
  const answer = z.row({ status: z.string() });
  return callFunction(backend, 'leave_waitlist', { p_entry_id: entryId }, answer);
}
