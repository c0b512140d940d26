import { eventInListSchema } from '../event/event-in-list.schema';
import * as z from '@spotlight/shared/vendor/zod';

/** A waitlist entry: `offered` holds tickets for its person until the offer ends. */
export const waitlistEntrySchema = z.pipe(
  z.row({
    id: z.string(),
    eventId: z.string(),
    ticketTypeId: z.string(),
    quantity: z.number(),
    status: z.string(),
    offerExpiresAt: z.nullable(z.string()),
    /** 1 is next. */
    position: z.nullable(z.number()),
    // Said in the list of one's own entries only.
    ticketTypeName: z.optional(z.string()),
    event: z.optional(eventInListSchema),
  }),
  z.transform(({ status, ticketTypeName = '', ...row }) => ({
    ...row,
    isOffered: status === 'offered',
    ticketTypeName,
  })),
);
export type WaitlistEntry = z.infer<typeof waitlistEntrySchema>;
