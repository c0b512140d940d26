import { formatMoment } from '@spotlight/shared/format';
import type { CsvCell } from '@spotlight/shared/files/csv';
import type { SellerOrderCard } from '@spotlight/shared/orders/schema';

/** The columns of the file, in their order; the texts are looked up by these names. */
export const goodsOrderColumns = [
  'number',
  'orderedAt',
  'status',
  'buyer',
  'items',
  'pieces',
  'fee',
  'total',
  'refunded',
  'delivery',
  'recipient',
  'phone',
  'address',
  'last5',
] as const;

export interface GoodsOrderLabels {
  status: (status: SellerOrderCard['status']) => string;
  delivery: (method: NonNullable<SellerOrderCard['delivery']>['method']) => string;
}

/** One row for each order, as it is packed and booked: sums are numbers. */
export function goodsOrderRows(
  orders: readonly SellerOrderCard[],
  labels: GoodsOrderLabels,
): CsvCell[][] {
  return orders.map(({ items, delivery, ...order }) => [
    order.orderNo,
    formatMoment(order.createdAt),
    labels.status(order.status),
    order.buyerName,
    items.map(({ name, quantity }) => `${name} × ${quantity}`).join('；'),
    items.reduce((sum, { quantity }) => sum + quantity, 0),
    order.fee,
    order.total,
    order.refundedAmount,
    delivery && labels.delivery(delivery.method),
    delivery?.recipient ?? null,
    delivery?.phone ?? null,
    delivery?.address ?? null,
    order.transfer?.last5 ?? null,
  ]);
}
