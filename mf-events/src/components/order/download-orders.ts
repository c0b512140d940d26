import type { Backend } from '@spotlight/shared/data';
import type { OrderCard } from '@spotlight/shared/orders/schema';
import orderStateTexts from '@spotlight/shared/locales/orders.zh-TW.json';
import { formatMoment, taipeiDay } from '@spotlight/shared/format';
import { textsIn, type I18n } from '@spotlight/shared/vendor/i18n';
import { toCsv, type CsvCell } from '@spotlight/shared/files/csv';
import { listAllOrders } from '../../data/order/order-export';
import type { OrderFilters } from '../../data/order/order-filters.rules';
import orderTableTexts from '../../locales/order-table.zh-TW.json';
import { downloadFile } from '@spotlight/shared/files';

const CSV = 'text/csv;charset=utf-8';

const columns = [
  'number',
  'time',
  'kind',
  'seller',
  'item',
  'price',
  'quantity',
  'amount',
  'total',
  'status',
  'refund',
] as const;

/** Orders as rows, one for each line of an order, below their names. */
function rowsOf(i18n: I18n, orders: readonly OrderCard[]): CsvCell[][] {
  const t = textsIn(i18n, orderTableTexts);
  const tOrders = textsIn(i18n, orderStateTexts);
  return [
    columns.map((name) => t(`orderTable.column.${name}`)),
    ...orders.flatMap((order) =>
      order.items.map((item) => [
        order.orderNo,
        formatMoment(order.createdAt),
        tOrders(`kind.${order.kind}`),
        order.sellerName ?? t('orderTable.platform'),
        item.name,
        item.unitPrice,
        item.quantity,
        item.amount,
        order.total,
        tOrders(`status.${order.status}`),
        order.refundedAmount,
      ]),
    ),
  ];
}

/** Hands over what the filters leave, all pages of it, as a table for Excel. */
export async function downloadHistory(i18n: I18n, backend: Backend, filters: OrderFilters) {
  const csv = toCsv(rowsOf(i18n, await listAllOrders(backend, filters)));
  const t = textsIn(i18n, orderTableTexts);
  downloadFile(t('orderTable.historyFile', { day: taipeiDay() }), csv, CSV);
}

/** Hands over one order with its lines as a table for Excel. */
export function downloadOrder(i18n: I18n, order: OrderCard): void {
  const t = textsIn(i18n, orderTableTexts);
  const file = t('orderTable.orderFile', { number: order.orderNo });
  downloadFile(file, toCsv(rowsOf(i18n, [order])), CSV);
}
