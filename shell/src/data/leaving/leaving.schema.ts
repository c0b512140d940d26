import * as z from '@spotlight/shared/vendor/zod';

/** Answer of `my_leaving()`: when the account goes, or that nobody asked; `days` are there to change one's mind. */
export const leavingSchema = z.row({ leavesAt: z.nullable(z.string()), days: z.int() });

/** What holds an account, by its kind. */
const obligationKinds = [
  'events_with_guests',
  'bookings_as_host',
  'goods_to_send',
  'payments_to_check',
  'refunds_to_send',
  'payments_reported',
  'refunds_to_come',
  'goods_to_come',
  'bookings_as_guest',
  'campaigns',
  'tickets_held',
  'plans_running',
  'ads_running',
] as const;
export type ObligationKind = (typeof obligationKinds)[number];

/** Answer of `account_obligations()`. */
export const obligationsSchema = z.row({
  items: z.array(
    z.row({
      kind: z.enum(obligationKinds),
      count: z.int(),
      amount: z.number(),
      /** Only the person's own loss, which may be given up; everything else is settled first. */
      isLoss: z.boolean(),
    }),
  ),
});
export type Obligation = z.infer<typeof obligationsSchema>['items'][number];
