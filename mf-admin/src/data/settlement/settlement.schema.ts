import { nextRows } from '@spotlight/shared/files/rows';
import * as z from '@spotlight/shared/vendor/zod';

/** `open` until the event is over, `waiting` for payments and refunds, `ready` to be closed, `settled`. */
export const settlementStates = ['ready', 'waiting', 'open', 'settled'] as const;
export type SettlementState = (typeof settlementStates)[number];

const settlementSchema = z.row({
  eventId: z.string(),
  /** What came after a closed statement stands in the next one of its event. */
  no: z.number(),
  title: z.string(),
  date: z.string(),
  state: z.enum(settlementStates),
  orders: z.number(),
  gross: z.number(),
  refunded: z.number(),
  /** Asked back or on its way. */
  refunding: z.number(),
  platformFee: z.number(),
  net: z.number(),
  /** The part that buyers sent to the organizer's own account. */
  received: z.number(),
  /** What the platform still sends; below zero the organizer owes it. */
  payout: z.number(),
  reference: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
  organizerName: z.nullable(z.string()),
});
export type Settlement = z.infer<typeof settlementSchema>;

export const settlementPageSchema = z.row({
  items: z.array(settlementSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  next: nextRows,
  sums: z.row({
    gross: z.number(),
    refunded: z.number(),
    platformFee: z.number(),
    net: z.number(),
  }),
});
export type SettlementPage = z.infer<typeof settlementPageSchema>;
