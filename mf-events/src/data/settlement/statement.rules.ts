import type { ExportedOrder } from '../seller-order/order-export.schema';

/** Who stands on the invoice, and the number that makes it a company's. */
export function billedTo({ buyerName: buyer, invoice }: ExportedOrder): {
  name: string;
  taxId: string | null;
} {
  return invoice.type === 'company'
    ? { name: invoice.title, taxId: invoice.taxId }
    : { name: buyer, taxId: null };
}

/** What the rows come to, for the line below them. */
export function sumsOf(orders: readonly ExportedOrder[]) {
  const sum = (of: (order: ExportedOrder) => number) =>
    orders.reduce((total, order) => total + of(order), 0);
  return {
    tickets: sum(({ tickets }) => tickets),
    total: sum(({ total }) => total),
    refunded: sum(({ refundedAmount: refunded }) => refunded),
    net: sum(({ total, refundedAmount: refunded }) => total - refunded),
  };
}
