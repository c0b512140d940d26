import * as z from '@spotlight/shared/vendor/zod';
import { sellerTypes } from '@spotlight/shared/orders/schema';
import { settlementStates } from '../../../mf-events/src/data/settlement/settlement.schema';

const money = z.int().check(z.gte(0));

const time = z.string();

const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), page_size: z.int() });

const sums = {
  orders: z.int(),
  gross: money,
  discount: money,
  fees: money,
  paid: money,
  refunded: money,
  /** Below zero when more went back than came in. */
  net: z.int(),
};

const totals = { paid: money, refunded: money, net: z.int() };

/** A seller's money by month, as `seller_settlement` answers. */
export const sellerSettlementSchema = z.object({
  from: z.string(),
  until: z.string(),
  months: z.array(z.object({ month: z.string(), ...sums })),
  ...totals,
});

/** Every seller of one month, as `admin_settlements` answers. */
export const adminSettlementsSchema = z.object({
  month: z.string(),
  sellers: z.array(
    z.object({
      seller_type: z.enum(sellerTypes),
      seller_id: z.nullable(z.string()),
      seller_name: z.nullable(z.string()),
      ...sums,
    }),
  ),
  ...totals,
});

const settlement = {
  event_id: z.string(),
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

/** Everybody's statements, as `admin_event_settlements` answers; `settle_event` answers one item. */
export const adminSettlementPageSchema = settlementPageOf(
  z.object({
    ...settlement,
    organizer_id: z.nullable(z.string()),
    organizer_name: z.nullable(z.string()),
  }),
);
