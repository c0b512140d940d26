import { bankAccountSchema } from '@spotlight/shared/bank-account/schema';
import * as z from '@spotlight/shared/vendor/zod';
import { nextRows } from '../files/list-rows.schema';

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

/** How an order is paid through a provider: by card, at a cash machine, in a shop, by LINE Pay. */
export const providerMethods = ['card', 'atm', 'cvs', 'linepay'] as const;

export type ProviderMethod = (typeof providerMethods)[number];

/** How goods reach the buyer. */
export const deliveryMethods = ['pickup', 'cvs', 'post'] as const;

const money = z.int().check(z.gte(0));

const time = z.string();

/** What a company or a person wants on the invoice (統編, 載具). */
export const invoiceSchema = z.union([
  z.row({
    type: z.literal('company'),
    taxId: z.string().check(z.regex(/^\d{8}$/)),
    title: z.string().check(z.minLength(1), z.maxLength(60)),
  }),
  z.row({
    type: z.literal('personal'),
    carrier: z.optional(z.string().check(z.regex(/^\/[0-9A-Z.+-]{7}$/))),
  }),
]);

export type Invoice = z.infer<typeof invoiceSchema>;

/** Where goods are sent; `address` is a store for `cvs` and absent for `pickup`. */
const deliverySchema = z.row({
  method: z.enum(deliveryMethods),
  recipient: z.string().check(z.minLength(1), z.maxLength(50)),
  phone: z.string(),
  address: z.optional(z.string()),
});

export type Delivery = z.infer<typeof deliverySchema>;

const orderItem = z.row({
  itemType: z.string(),
  refId: z.string(),
  subRef: z.string(),
  name: z.string(),
  unitPrice: money,
  quantity: z.int().check(z.gte(1)),
  amount: money,
});

const card = {
  id: z.string(),
  orderNo: z.string().check(z.regex(/^EO\d{14,}$/)),
  kind: z.enum(orderKinds),
  status: z.enum(orderStatuses),
  refundStatus: z.enum(orderRefundStatuses),
  sellerType: z.enum(sellerTypes),
  sellerId: z.nullable(z.string()),
  /** Null for the platform, whose name the interface knows. */
  sellerName: z.nullable(z.string()),
  subtotal: money,
  discount: money,
  fee: money,
  total: money,
  refundedAmount: money,
  /** Until when it can be paid; null when it does not wait for the buyer. */
  holdExpiresAt: z.nullable(time),
  createdAt: time,
  paidAt: z.nullable(time),
  items: z.array(orderItem).check(z.minLength(1)),
};

const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.row({
    items: z.array(item),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    next: nextRows,
  });

/** A page of one's own orders, as `my_orders` answers. */
export const orderPageSchema = pageOf(z.row(card));

export type OrderCard = z.infer<typeof orderPageSchema>['items'][number];

/** A page of a seller's or of all orders, as `seller_orders` and `admin_list_orders` answer. */
export const sellerOrderPageSchema = pageOf(
  z.row({
    ...card,
    buyerName: z.string(),
    delivery: z.nullable(deliverySchema),
    /** The reported transfer that waits for a look into the account. */
    transfer: z.nullable(z.row({ last5: z.string(), transferAt: time, reportedAt: time })),
  }),
);

export type SellerOrderCard = z.infer<typeof sellerOrderPageSchema>['items'][number];

const payment = z.row({
  provider: z.enum(['free', 'bank_transfer', ...providerMethods]),
  amount: money,
  status: z.enum(['created', 'reported', 'succeeded', 'failed']),
  transferLast5: z.nullable(z.string()),
  transferAt: z.nullable(time),
  reportedAt: z.nullable(time),
  confirmedAt: z.nullable(time),
  failReason: z.nullable(z.string()),
});

/** The latest try to pay through a provider; `waiting` has a number to pay to. */
const attempt = z.row({
  method: z.enum(providerMethods),
  state: z.enum(['started', 'waiting', 'paid', 'failed']),
  tradeNo: z.string(),
  amount: money,
  instructions: z.nullable(
    z.row({
      bankCode: z.optional(z.string()),
      accountNo: z.optional(z.string()),
      code: z.optional(z.string()),
    }),
  ),
  payUntil: z.nullable(time),
  createdAt: time,
});

export type PaymentAttempt = z.infer<typeof attempt>;

/** Late money: it came and pays for nothing, until it pays another order or goes back. */
const latePayment = z.row({
  id: z.string(),
  amount: money,
  method: z.enum(['bank_transfer', ...providerMethods]),
  why: z.enum(['paid_already', 'order_closed', 'wrong_amount']),
  state: z.enum(['waiting', 'joined', 'returned']),
  isReturned: z.boolean(),
  /** Goes back the way it came, without an account. */
  byProvider: z.boolean(),
  /** The platform has it, not the seller. */
  withPlatform: z.boolean(),
  hasAccount: z.boolean(),
  transferRef: z.nullable(z.string()),
  /** The order that it paid in the end. */
  joinedNo: z.nullable(z.string()),
  /** Orders of the same two that wait for just this sum. */
  pays: z.array(z.row({ id: z.string(), orderNo: z.string() })),
  at: time,
});

export type LatePayment = z.infer<typeof latePayment>;

const refund = z.row({
  id: z.string(),
  ticketIds: z.nullable(z.array(z.string())),
  /** Which tickets; null when it is about the whole order. */
  tickets: z.nullable(z.array(z.row({ ticketNo: z.string(), typeName: z.string() }))),
  reason: z.string(),
  amount: money,
  fee: money,
  status: z.enum(refundRequestStatuses),
  decisionNote: z.nullable(z.string()),
  createdAt: time,
  decidedAt: z.nullable(time),
  refundedAt: z.nullable(time),
  transferRef: z.nullable(z.string()),
  /** Given back because the event or booking was called off. */
  byServer: z.boolean(),
  /** Goes back the way it came, without an account. */
  byProvider: z.boolean(),
  /** False: the buyer still has to say where the money goes. */
  hasAccount: z.boolean(),
});

/** One order with all that its reader may know: what `get_order` and every move of an order answer. */
export const orderSchema = z.row({
  ...card,
  part: z.enum(['buyer', 'seller', 'admin']),
  buyerName: z.string(),
  /** Masked for whom it is no business of. */
  buyerPhone: z.nullable(z.string()),
  buyerEmail: z.nullable(z.string()),
  invoice: invoiceSchema,
  delivery: z.nullable(deliverySchema),
  completedAt: z.nullable(time),
  cancelledAt: z.nullable(time),
  cancelReason: z.nullable(z.string()),
  /** For the buyer of an unpaid order whose seller has named an account. */
  payTo: z.nullable(bankAccountSchema),
  payments: z.array(payment),
  /** Whether it may be paid through a provider, where one is there. */
  takesProviders: z.boolean(),
  /** For the buyer. */
  attempt: z.nullable(attempt),
  returns: z.array(latePayment),
  refunds: z.array(refund),
  /** The other orders of the same checkout: one transfer may pay for all of them. */
  checkout: z.array(
    z.row({
      id: z.string(),
      orderNo: z.string(),
      name: z.string(),
      total: money,
      /** Of what was reported and not looked for yet. */
      transferLast5: z.nullish(z.string()),
      status: z.enum(orderStatuses),
    }),
  ),
  events: z.array(
    z.row({
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
export const refundQuoteSchema = z.row({
  amount: money,
  fee: money,
  allowed: z.boolean(),
  /** Why not, such as `too_late` or `requested_already`. */
  reason: z.nullable(z.string()),
});

export type RefundQuote = z.infer<typeof refundQuoteSchema>;
