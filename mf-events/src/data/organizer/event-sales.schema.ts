import * as z from '@spotlight/shared/vendor/zod';

/** What `event_sales` answers. */
export const eventSalesSchema = z.object({
  sold: z.number(),
  left: z.nullable(z.number()),
  capacity: z.nullable(z.number()),
  revenue: z.number(),
  refunded: z.number(),
  by_type: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price: z.nullable(z.number()),
      capacity: z.nullable(z.number()),
      sold: z.number(),
      held: z.number(),
      waiting: z.number(),
    }),
  ),
  by_day: z.array(z.object({ day: z.string(), tickets: z.number(), revenue: z.number() })),
});
