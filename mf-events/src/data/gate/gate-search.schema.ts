import * as z from '@spotlight/shared/vendor/zod';

/** What `find_at_gate` answers. */
export const gateTicketsSchema = z.array(
  z.row({
    id: z.string(),
    ticketNo: z.string(),
    holderName: z.string(),
    /** Who registered. */
    buyerName: z.string(),
    ticketTypeName: z.string(),
    status: z.enum(['valid', 'transferring', 'checked_in']),
    /** Its money is asked back, and nobody has decided. */
    askedBack: z.optional(z.boolean()),
    checkedInAt: z.nullable(z.string()),
  }),
);
