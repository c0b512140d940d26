import type { Backend } from '@spotlight/shared/data';
import type { OrderCard } from '../../data/order/order.schema';
import { formatMoment, taipeiDay } from '@spotlight/shared/format';
import type { useTranslation } from '@spotlight/shared/vendor/i18n';
import { toCsv, type CsvCell } from '../../data/csv/csv.rules';
import { listAllOrders } from '../../data/order/order-export';
import type { OrderFilters } from '../../data/order/order-filters.rules';
import words from '../../locales/order-table.zh-TW.json';
import { downloadFile } from '../download/download-file';

type I18n = ReturnType<typeof useTranslation>['i18n'];

const LANGUAGE = 'zh-TW';
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
];

function wordsOf(i18n: I18n) {
  i18n.addResourceBundle(LANGUAGE, 'events', words, true, true);
  return {
    t: i18n.getFixedT(LANGUAGE, 'events'),
    tOrders: i18n.getFixedT(LANGUAGE, 'orders'),
  };
}

/** Orders as rows, one for each line of an order, below their names. */
function rowsOf(i18n: I18n, orders: readonly OrderCard[]): CsvCell[][] {
  const { t, tOrders } = wordsOf(i18n);
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
  const { t } = wordsOf(i18n);
  downloadFile(t('orderTable.historyFile', { day: taipeiDay() }), csv, CSV);
}

/** Hands over one order with its lines as a table for Excel. */
export function downloadOrder(i18n: I18n, order: OrderCard): void {
  const { t } = wordsOf(i18n);
  const file = t('orderTable.orderFile', { number: order.orderNo });
  downloadFile(file, toCsv(rowsOf(i18n, [order])), CSV);
}
