import * as z from '@spotlight/shared/vendor/zod';

/** What `event_sales` answers. */
export const eventSalesSchema = z.row({
  /** Nothing of it costs anything. */
  isFree: z.boolean(),
  sold: z.number(),
  left: z.nullable(z.number()),
  capacity: z.nullable(z.number()),
  revenue: z.number(),
  refunded: z.number(),
  byType: z.array(
    z.row({
      id: z.string(),
      name: z.string(),
      price: z.nullable(z.number()),
      capacity: z.nullable(z.number()),
      sold: z.number(),
      held: z.number(),
      waiting: z.number(),
    }),
  ),
  byDay: z.array(z.row({ day: z.string(), tickets: z.number(), revenue: z.number() })),
});
