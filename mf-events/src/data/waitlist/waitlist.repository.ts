import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';

/** A place in a line: `offered` holds tickets for its person until the offer ends. */
const entrySchema = z.pipe(
  z.object({
    id: z.string(),
    event_id: z.string(),
    ticket_type_id: z.string(),
    quantity: z.number(),
    status: z.string(),
    offer_expires_at: z.nullable(z.string()),
    position: z.nullable(z.number()),
  }),
  z.transform((row) => ({
    id: row.id,
    eventId: row.event_id,
    ticketTypeId: row.ticket_type_id,
    quantity: row.quantity,
    isOffered: row.status === 'offered',
    offerExpiresAt: row.offer_expires_at,
    /** 1 is next. */
    position: row.position,
  })),
);
export type WaitlistEntry = z.infer<typeof entrySchema>;

/** The lines that the signed-in person stands in. */
export function listWaitlist(backend: Backend, signal?: AbortSignal) {
  return readFunction(backend, 'my_waitlist', {}, z.array(entrySchema), signal);
}

/** Takes a place in the line for one ticket of a type that is sold out. */
export function joinWaitlist(backend: Backend, place: { eventId: string; ticketTypeId: string }) {
  const args = { p_event_id: place.eventId, p_ticket_type_id: place.ticketTypeId, p_quantity: 1 };
  return callFunction(backend, 'join_waitlist', args, entrySchema);
}

/** Leaves a line; what was held goes to the next. */
export function leaveWaitlist(backend: Backend, entryId: string) {
  const answer = z.object({ status: z.string() });
  return callFunction(backend, 'leave_waitlist', { p_entry_id: entryId }, answer);
}
