import { nextRows } from '@spotlight/shared/files/rows';
import * as z from '@spotlight/shared/vendor/zod';

const money = z.int().check(z.gte(0));

const time = z.string();

/** `open` until the event is over, `waiting` for payments and refunds, `ready` to be closed, `settled`. */
export const settlementStates = ['open', 'waiting', 'ready', 'settled'] as const;

const settlement = {
  eventId: z.string(),
  /** What came after a closed statement stands in the next one of its event. */
  no: z.int(),
  title: z.string(),
  date: z.string(),
  phase: z.enum(['upcoming', 'ongoing', 'ended', 'cancelled']),
  state: z.enum(settlementStates),
  orders: z.int(),
  /** Everything that was paid. */
  gross: money,
  refunded: money,
  /** Asked back or on its way. */
  refunding: money,
  platformFee: money,
  /** `gross - refunded - platform_fee`. */
  net: z.int(),
  /** The part of `gross` that buyers sent to the organizer's own account. */
  received: money,
  /** What the platform sends to the organizer; below zero the organizer owes it. */
  payout: z.int(),
  reference: z.nullable(z.string()),
  settledAt: z.nullable(time),
};

const settlementPageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.row({
    items: z.array(item),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    next: nextRows,
    sums: z.row({ gross: money, refunded: money, platformFee: money, net: z.int() }),
  });

/** A page of statements of one's own events, as `my_settlements` answers; the sums are of all pages. */
export const settlementPageSchema = settlementPageOf(z.row(settlement));

export type Settlement = z.infer<typeof settlementPageSchema>['items'][number];
