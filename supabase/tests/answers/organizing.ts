import * as z from '@spotlight/shared/vendor/zod';
import {
  eventInListShape,
  eventStatusSchema,
} from '../../../mf-events/src/data/event/event-in-list.schema';

/** A page of `my_events`. */
export const myEventsSchema = z.row({
  items: z.array(
    z.row({
      ...eventInListShape,
      // A draft has its day when its author knows it.
      date: z.nullable(z.string()),
      startsAt: z.nullable(z.string()),
      endsAt: z.nullable(z.string()),
      status: eventStatusSchema,
      version: z.number(),
      sold: z.number(),
      left: z.nullable(z.number()),
      capacity: z.nullable(z.number()),
      revenue: z.number(),
      waitingRegistrations: z.number(),
      /** Questions that nobody has answered. */
      openMessages: z.number(),
      waitlist: z.number(),
      checkedIn: z.number(),
      /** Tickets of the last fourteen days, oldest first. */
      sales: z.array(z.number()),
      comments: z.nullable(z.string()),
    }),
  ),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});
