import * as z from '@spotlight/shared/vendor/zod';

/** The last thirty days, and the thirty before. */
const comparedSchema = z.row({ now: z.number(), before: z.number() });

/** Answer of `admin_business()`. What the reader has no right to work with is left out, or null. */
export const businessSchema = z.row({
  waiting: z.row({
    payments: z.optional(z.number()),
    refunds: z.optional(z.number()),
    messages: z.optional(z.number()),
  }),
  /** NT$ */
  sales: z.nullable(z.row({ now: z.number(), before: z.number(), orders: z.number() })),
  refunds: z.nullable(comparedSchema),
  growth: z.row({ users: comparedSchema, registrations: comparedSchema }),
  topEvents: z.array(z.row({ id: z.string(), title: z.string(), seats: z.number() })),
});
export type Business = z.infer<typeof businessSchema>;
