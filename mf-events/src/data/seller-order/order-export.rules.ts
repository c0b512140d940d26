import type { ExportedOrder } from './order-export.schema';
import { formatMoment } from '@spotlight/shared/format';
import type { CsvCell } from '@spotlight/shared/files/csv';

/** The columns of the file, in their order; the texts are looked up by these names. */
export const orderColumns = [
  'number',
  'paidAt',
  'buyer',
  'taxId',
  'invoiceTitle',
  'carrier',
  'tickets',
  'subtotal',
  'discount',
  'fee',
  'total',
  'refunded',
  'net',
  'last5',
  'status',
] as const;

/** One row for each order, as an accountant books it: sums are numbers. */
export function orderRows(
  orders: readonly ExportedOrder[],
  statusLabel: (status: ExportedOrder['status']) => string,
): CsvCell[][] {
  return orders.map((order) => {
    const { invoice } = order;
    const isCompany = invoice.type === 'company';
    return [
      order.orderNo,
      formatMoment(order.paidAt),
      order.buyerName,
      isCompany ? invoice.taxId : null,
      isCompany ? invoice.title : null,
      isCompany ? null : (invoice.carrier ?? null),
      order.tickets,
      order.subtotal,
      order.discount,
      order.fee,
      order.total,
      order.refundedAmount,
      order.total - order.refundedAmount,
      order.transferLast5,
      statusLabel(order.status),
    ];
  });
}
