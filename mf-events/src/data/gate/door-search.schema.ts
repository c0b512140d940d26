import * as z from '@spotlight/shared/vendor/zod';

/** What `find_at_door` answers. */
export const doorTicketsSchema = z.array(
  z.object({
    id: z.string(),
    ticket_no: z.string(),
    holder_name: z.string(),
    /** Who registered. */
    buyer_name: z.string(),
    ticket_type_name: z.string(),
    status: z.enum(['valid', 'transferring', 'checked_in']),
    checked_in_at: z.nullable(z.string()),
  }),
);
