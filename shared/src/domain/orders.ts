import * as z from '@spotlight/shared/vendor/zod';

/** What can be bought; each order has one kind. */
export const orderKinds = [
  'ticket',
  'product',
  'ad',
  'support_ad',
  'venue_booking',
  'performance',
  'subscription',
  'campaign',
] as const;

/** The way of an order; `paid` and `completed` are paid, `expired` and `cancelled` are closed. */
export const orderStatuses = [
  'pending_payment',
  'payment_review',
  'paid',
  'completed',
  'expired',
  'cancelled',
] as const;

/** What became of the money that was asked back. */
export const orderRefundStatuses = [
  'none',
  'requested',
  'processing',
  'partial',
  'full',
  'rejected',
] as const;

/** Who sells. An organizer is an account, a performer and a venue are pages; the platform has no id. */
export const sellerTypes = ['platform', 'organizer', 'performer', 'venue'] as const;

/** What the lists of orders can be narrowed to. */
export const orderTabs = ['all', 'open', 'closed', 'refund', ...orderStatuses] as const;

/** `requested` waits for the seller, `processing` is decided and the money on its way. */
export const refundRequestStatuses = [
  'requested',
  'processing',
  'refunded',
  'rejected',
  'withdrawn',
] as const;

/** How goods reach the buyer. */
export const deliveryMethods = ['pickup', 'cvs', 'post'] as const;

const money = z.int().check(z.gte(0));
const time = z.string();

/** Where money goes to. */
export const bankAccountSchema = z.object({
  bank_code: z.string(),
  account_no: z.string(),
  account_name: z.string(),
});
export type BankAccount = z.infer<typeof bankAccountSchema>;

/** What a company or a person wants on the invoice (統編, 載具). */
export const invoiceSchema = z.union([
  z.object({
    type: z.literal('company'),
    tax_id: z.string().check(z.regex(/^\d{8}$/)),
    title: z.string().check(z.minLength(1), z.maxLength(60)),
  }),
  z.object({
    type: z.literal('personal'),
    carrier: z.optional(z.string().check(z.regex(/^\/[0-9A-Z.+-]{7}$/))),
  }),
]);
export type Invoice = z.infer<typeof invoiceSchema>;

/** Where goods are sent; `address` is a store for `cvs` and absent for `pickup`. */
export const deliverySchema = z.object({
  method: z.enum(deliveryMethods),
  recipient: z.string().check(z.minLength(1), z.maxLength(50)),
  phone: z.string(),
  address: z.optional(z.string()),
});
export type Delivery = z.infer<typeof deliverySchema>;

const orderItem = z.object({
  item_type: z.string(),
  ref_id: z.string(),
  sub_ref: z.string(),
  name: z.string(),
  unit_price: money,
  quantity: z.int().check(z.gte(1)),
  amount: money,
});

const card = {
  id: z.string(),
  order_no: z.string().check(z.regex(/^EO\d{14,}$/)),
  kind: z.enum(orderKinds),
  status: z.enum(orderStatuses),
  refund_status: z.enum(orderRefundStatuses),
  seller_type: z.enum(sellerTypes),
  seller_id: z.nullable(z.string()),
  /** Null for the platform, whose name the interface knows. */
  seller_name: z.nullable(z.string()),
  subtotal: money,
  discount: money,
  fee: money,
  total: money,
  refunded_amount: money,
  /** Until when it can be paid; null when it does not wait for the buyer. */
  hold_expires_at: z.nullable(time),
  created_at: time,
  paid_at: z.nullable(time),
  items: z.array(orderItem).check(z.minLength(1)),
};

const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), page_size: z.int() });

/** A page of one's own orders, as `my_orders` answers. */
export const orderPageSchema = pageOf(z.object(card));
export type OrderCard = z.infer<typeof orderPageSchema>['items'][number];

/** A page of a seller's or of all orders, as `seller_orders` and `admin_list_orders` answer. */
export const sellerOrderPageSchema = pageOf(
  z.object({
    ...card,
    buyer_name: z.string(),
    delivery: z.nullable(deliverySchema),
    /** The reported transfer that waits for a look into the account. */
    transfer: z.nullable(z.object({ last5: z.string(), transfer_at: time, reported_at: time })),
  }),
);
export type SellerOrderCard = z.infer<typeof sellerOrderPageSchema>['items'][number];

const payment = z.object({
  provider: z.enum(['free', 'bank_transfer', 'card', 'linepay']),
  amount: money,
  status: z.enum(['created', 'reported', 'succeeded', 'failed']),
  transfer_last5: z.nullable(z.string()),
  transfer_at: z.nullable(time),
  reported_at: z.nullable(time),
  confirmed_at: z.nullable(time),
  fail_reason: z.nullable(z.string()),
});

const refund = z.object({
  id: z.string(),
  ticket_ids: z.nullable(z.array(z.string())),
  reason: z.string(),
  amount: money,
  fee: money,
  status: z.enum(refundRequestStatuses),
  decision_note: z.nullable(z.string()),
  created_at: time,
  decided_at: z.nullable(time),
  refunded_at: z.nullable(time),
  transfer_ref: z.nullable(z.string()),
  /** Given back because the event or booking was called off. */
  by_server: z.boolean(),
  /** False: the buyer still has to say where the money goes. */
  has_account: z.boolean(),
});

/** One order with all that its reader may know: what `get_order` and every move of an order answer. */
export const orderSchema = z.object({
  ...card,
  part: z.enum(['buyer', 'seller', 'admin']),
  buyer_name: z.string(),
  /** Masked for whom it is no business of. */
  buyer_phone: z.nullable(z.string()),
  buyer_email: z.nullable(z.string()),
  invoice: invoiceSchema,
  delivery: z.nullable(deliverySchema),
  completed_at: z.nullable(time),
  cancelled_at: z.nullable(time),
  cancel_reason: z.nullable(z.string()),
  /** For the buyer of an unpaid order whose seller has named an account. */
  pay_to: z.nullable(bankAccountSchema),
  payments: z.array(payment),
  refunds: z.array(refund),
  events: z.array(
    z.object({
      from: z.nullable(z.string()),
      to: z.string(),
      note: z.nullable(z.string()),
      at: time,
      by: z.enum(['buyer', 'seller', 'system']),
    }),
  ),
});
export type Order = z.infer<typeof orderSchema>;

/** What a buyer would get back now, as `refund_quote` answers. */
export const refundQuoteSchema = z.object({
  amount: money,
  fee: money,
  allowed: z.boolean(),
  /** Why not, such as `too_late` or `requested_already`. */
  reason: z.nullable(z.string()),
});
export type RefundQuote = z.infer<typeof refundQuoteSchema>;

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
export type SellerSettlement = z.infer<typeof sellerSettlementSchema>;

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
export type AdminSettlements = z.infer<typeof adminSettlementsSchema>;

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

/** Everybody's statements, as `admin_event_settlements` answers; `settle_event` answers one item. */
export const adminSettlementPageSchema = settlementPageOf(
  z.object({
    ...settlement,
    organizer_id: z.nullable(z.string()),
    organizer_name: z.nullable(z.string()),
  }),
);

/** Every paid order of an event, as `export_event_orders` answers. */
export const orderExportSchema = z.object({
  event: z.string(),
  rows: z.array(
    z.object({
      order_no: z.string(),
      paid_at: time,
      buyer_name: z.string(),
      invoice: invoiceSchema,
      tickets: z.int(),
      subtotal: money,
      discount: money,
      fee: money,
      total: money,
      refunded_amount: money,
      status: z.enum(orderStatuses),
      refund_status: z.enum(orderRefundStatuses),
      transfer_last5: z.nullable(z.string()),
    }),
  ),
});
export type ExportedOrder = z.infer<typeof orderExportSchema>['rows'][number];

/** Arguments of `report_transfer`. */
export const transferReportSchema = z.object({
  p_order_id: z.string(),
  p_last5: z.string().check(z.regex(/^\d{5}$/)),
  p_transfer_at: z.optional(z.string()),
});
export type TransferReport = z.infer<typeof transferReportSchema>;

/** Arguments of `request_refund`. */
export const refundRequestSchema = z.object({
  p_order_id: z.string(),
  p_ticket_ids: z.optional(z.array(z.string())),
  p_reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  p_bank_code: z.string().check(z.regex(/^\d{3}$/)),
  p_account_no: z.string().check(z.regex(/^[\d\s-]{8,24}$/)),
  p_account_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  /** The amount that was shown; another one by now is refused as PRICE_CHANGED. */
  p_expected_amount: z.optional(z.int()),
});
export type RefundRequest = z.infer<typeof refundRequestSchema>;

/** Whether a company number (統編) is one: eight digits whose weighted digit sum is a multiple of 5. */
export function isTaxId(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false;
  const sum = [1, 2, 1, 2, 1, 2, 4, 1]
    .map((weight, place) => weight * Number(text[place]))
    .reduce((total, product) => total + Math.floor(product / 10) + (product % 10), 0);
  return sum % 5 === 0 || (text[6] === '7' && (sum + 1) % 5 === 0);
}
