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
const refundRequestStatuses = [
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
const deliverySchema = z.object({
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

/** Arguments of `request_refund`. */
const refundRequestSchema = z.object({
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
