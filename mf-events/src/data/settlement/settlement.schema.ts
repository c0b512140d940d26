import * as z from '@spotlight/shared/vendor/zod';

const money = z.int().check(z.gte(0));

const time = z.string();

const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), page_size: z.int() });

/** `open` until the event is over, `waiting` for payments and refunds, `ready` to be closed, `settled`. */
export const settlementStates = ['open', 'waiting', 'ready', 'settled'] as const;

const settlement = {
  event_id: z.string(),
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
  platform_fee: money,
  /** `gross - refunded - platform_fee`. */
  net: z.int(),
  /** The part of `gross` that buyers sent to the organizer's own account. */
  received: money,
  /** What the platform sends to the organizer; below zero the organizer owes it. */
  payout: z.int(),
  reference: z.nullable(z.string()),
  settled_at: z.nullable(time),
};

const settlementPageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.extend(pageOf(item), {
    sums: z.object({ gross: money, refunded: money, platform_fee: money, net: z.int() }),
  });

/** A page of statements of one's own events, as `my_settlements` answers; the sums are of all pages. */
export const settlementPageSchema = settlementPageOf(z.object(settlement));

export type Settlement = z.infer<typeof settlementPageSchema>['items'][number];
