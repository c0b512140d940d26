import { nextRows } from '@spotlight/shared/files/rows';
import * as z from '@spotlight/shared/vendor/zod';

/** What can be bought. */
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
export type OrderKind = (typeof orderKinds)[number];

const orderStatuses = [
  'pending_payment',
  'payment_review',
  'paid',
  'completed',
  'expired',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const refundStatuses = ['none', 'requested', 'processing', 'partial', 'full', 'rejected'] as const;

const card = {
  id: z.string(),
  orderNo: z.string(),
  kind: z.enum(orderKinds),
  status: z.enum(orderStatuses),
  refundStatus: z.enum(refundStatuses),
  sellerType: z.enum(['platform', 'organizer', 'performer', 'venue']),
  /** Null for the platform. */
  sellerName: z.nullable(z.string()),
  buyerName: z.string(),
  total: z.number(),
  refundedAmount: z.number(),
  createdAt: z.string(),
  items: z.array(z.row({ name: z.string(), quantity: z.number(), amount: z.number() })),
};

const managedOrderSchema = z.row({
  ...card,
  /** The reported transfer that waits for a look into the account. */
  transfer: z.nullable(
    z.row({ last5: z.string(), transferAt: z.string(), reportedAt: z.string() }),
  ),
});
export type ManagedOrder = z.infer<typeof managedOrderSchema>;

export const orderPageSchema = z.row({
  items: z.array(managedOrderSchema),
  total: z.number(),
  isTotalLeast: z.boolean(),
  page: z.number(),
  pageSize: z.number(),
  next: nextRows,
});
export type OrderPage = z.infer<typeof orderPageSchema>;

const refundSchema = z.row({
  id: z.string(),
  reason: z.string(),
  amount: z.number(),
  fee: z.number(),
  status: z.enum(['requested', 'processing', 'refunded', 'rejected', 'withdrawn']),
  createdAt: z.string(),
  transferRef: z.nullable(z.string()),
  /** Given back because it was called off. */
  byServer: z.boolean(),
  /** False: the buyer still has to say where the money goes. */
  hasAccount: z.boolean(),
});
export type Refund = z.infer<typeof refundSchema>;

/** One order as `get_order` and every move of it answer. */
export const orderSchema = z.row({
  ...card,
  /** `seller`: the reader may act for who is paid; `admin` only looks. */
  part: z.enum(['buyer', 'seller', 'admin']),
  buyerPhone: z.nullable(z.string()),
  buyerEmail: z.nullable(z.string()),
  cancelReason: z.nullable(z.string()),
  payments: z.array(
    z.row({
      amount: z.number(),
      status: z.enum(['created', 'reported', 'succeeded', 'failed']),
      transferLast5: z.nullable(z.string()),
      transferAt: z.nullable(z.string()),
      reportedAt: z.nullable(z.string()),
      failReason: z.nullable(z.string()),
    }),
  ),
  refunds: z.array(refundSchema),
  events: z.array(
    z.row({
      to: z.string(),
      note: z.nullable(z.string()),
      at: z.string(),
      by: z.enum(['buyer', 'seller', 'system']),
    }),
  ),
});
export type Order = z.infer<typeof orderSchema>;

export const refundAccountSchema = z.nullable(
  z.row({ bankCode: z.string(), accountNo: z.string(), accountName: z.string() }),
);

/** Answer of `take_back_payment()`. */
export const takenBackSchema = z.row({ orderIds: z.array(z.string()) });

export const moneyCountsSchema = z.row({ payments: z.number(), refunds: z.number() });
