import { eventInListSchema } from '../event/event-in-list.schema';
import * as z from '@spotlight/shared/vendor/zod';

/** A place in a line: `offered` holds tickets for its person until the offer ends. */
export const waitlistEntrySchema = z.pipe(
  z.object({
    id: z.string(),
    event_id: z.string(),
    ticket_type_id: z.string(),
    quantity: z.number(),
    status: z.string(),
    offer_expires_at: z.nullable(z.string()),
    position: z.nullable(z.number()),
    // Said in the list of one's own places only.
    ticket_type_name: z.optional(z.string()),
    event: z.optional(eventInListSchema),
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
    ticketTypeName: row.ticket_type_name ?? '',
    event: row.event,
  })),
);
export type WaitlistEntry = z.infer<typeof waitlistEntrySchema>;
