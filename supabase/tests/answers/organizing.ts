import * as z from '@spotlight/shared/vendor/zod';
import {
  eventInListSchema,
  eventStatusSchema,
} from '../../../mf-events/src/data/event/event-in-list.schema';

/** A page of `my_events`. */
export const myEventsSchema = z.object({
  items: z.array(
    z.extend(eventInListSchema, {
      // A draft has its day when its author knows it.
      date: z.nullable(z.string()),
      starts_at: z.nullable(z.string()),
      ends_at: z.nullable(z.string()),
      status: eventStatusSchema,
      version: z.number(),
      sold: z.number(),
      left: z.nullable(z.number()),
      capacity: z.nullable(z.number()),
      revenue: z.number(),
      waiting_registrations: z.number(),
      /** Questions that nobody has answered. */
      open_messages: z.number(),
      waitlist: z.number(),
      checked_in: z.number(),
      /** Tickets of the last fourteen days, oldest first. */
      sales: z.array(z.number()),
      comments: z.nullable(z.string()),
    }),
  ),
  total: z.number(),
  page: z.number(),
  page_size: z.number(),
});
