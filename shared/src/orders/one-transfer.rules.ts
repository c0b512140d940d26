import type { Order } from './order.schema';

/** The other orders that the same reported transfer pays, and what it comes to; null where it is alone. */
export function oneTransferOf({ status, total, payments, checkout }: Order) {
  const last5 = payments.findLast((payment) => payment.status === 'reported')?.transferLast5;
  const others = checkout.filter(
    (other) => other.status === 'payment_review' && other.transferLast5 === last5,
  );
  if (status !== 'payment_review' || !last5 || others.length === 0) return null;
  return { last5, others, total: others.reduce((sum, other) => sum + other.total, total) };
}
