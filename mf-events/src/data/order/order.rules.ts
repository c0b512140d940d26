import type { Order } from '@spotlight/shared/orders/schema';

/**
 * Where an order stands for its buyer. Unpaid ones come in three: `choose` asks how to pay, `transfer`
 * says where to, `review` waits for the seller. `expired` is also one whose time ran out this moment.
 */
export type OrderStage =
  | 'choose'
  | 'transfer'
  | 'review'
  | 'paid'
  | 'completed'
  | 'expired'
  | 'cancelled';

type Payable = Pick<Order, 'status' | 'holdExpiresAt' | 'payments'>;

/** Says where an order stands at a moment, whatever the server has written down so far. */
export function orderStageOf(order: Payable, now: number): OrderStage {
  switch (order.status) {
    case 'pending_payment':
      if (order.holdExpiresAt && Date.parse(order.holdExpiresAt) <= now) return 'expired';
      return order.payments.some(({ provider }) => provider === 'bank_transfer')
        ? 'transfer'
        : 'choose';
    case 'payment_review':
      return 'review';
    case 'paid':
    case 'completed':
    case 'expired':
    case 'cancelled':
      return order.status;
  }
}

/** The payment that counts now, and why the one before it was not accepted. */
export function latestPayments({ payments }: Pick<Order, 'payments'>) {
  return {
    current: payments.findLast(({ status }) => status !== 'failed') ?? null,
    rejection: payments.at(-1)?.status === 'failed' ? (payments.at(-1)?.failReason ?? null) : null,
  };
}

/** What is paid with one transfer: the order, with those of its checkout that wait to be paid as well. */
export function paidTogether({ id, total, checkout }: Pick<Order, 'id' | 'total' | 'checkout'>): {
  ids: string[];
  total: number;
} {
  const open = checkout.filter(({ status }) => status === 'pending_payment');
  return {
    ids: [id, ...open.map((other) => other.id)],
    total: open.reduce((sum, other) => sum + other.total, total),
  };
}

/** The event that a ticket order is for, the seller's shop of a product order; `null` for other kinds. */
export function placeToBuyAgain({ kind, items }: Pick<Order, 'kind' | 'items'>): {
  eventId: string;
} | null {
  const [first] = items;
  return kind === 'ticket' && first ? { eventId: first.refId } : null;
}

/** May the buyer ask for money back? How much there is, the quote says. */
export function isRefundable({
  status,
  refundStatus: refund,
  total,
}: Pick<Order, 'status' | 'refundStatus' | 'total'>): boolean {
  const isPaid = status === 'paid' || status === 'completed';
  return isPaid && total > 0 && refund !== 'requested' && refund !== 'full';
}
