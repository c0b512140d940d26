import type { ExportedOrder } from '../../data/seller-order/order-export.schema';
import { formatMoment, formatPrice } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { billedTo, sumsOf } from '../../data/settlement/statement.rules';
import statementTexts from '../../locales/statement.zh-TW.json';
import { Sheet } from './statement.styles';

const columns = [
  'paidAt',
  'number',
  'buyer',
  'taxId',
  'tickets',
  'total',
  'refunded',
  'net',
] as const;
const sums: readonly string[] = ['tickets', 'total', 'refunded', 'net'];

/** Each paid order of an event, and what they come to. */
export function StatementOrders({
  title,
  orders,
}: {
  title: string;
  orders: readonly ExportedOrder[];
}) {
  const t = useTexts(statementTexts);
  const all = sumsOf(orders);
  return (
    // Reached by keyboard, because it scrolls where the screen is narrow.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Sheet role="region" aria-label={t('statement.orders')} tabIndex={0}>
      <table>
        <caption>{t('statement.ordersCaption', { event: title })}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" data-sum={sums.includes(name) ? '' : undefined}>
                {t(`statement.column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => {
            const { name, taxId } = billedTo(order);
            return (
              <tr key={order.orderNo}>
                <td>{formatMoment(order.paidAt)}</td>
                <td>{order.orderNo}</td>
                <td data-name="">{name}</td>
                <td>{taxId}</td>
                <td data-sum="">{order.tickets}</td>
                <td data-sum="">{formatPrice(order.total)}</td>
                <td data-sum="">{formatPrice(order.refundedAmount)}</td>
                <td data-sum="">{formatPrice(order.total - order.refundedAmount)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {t('statement.sums')}・{t('statement.count', { count: orders.length })}
            </th>
            <td data-sum="">{all.tickets}</td>
            <td data-sum="">{formatPrice(all.total)}</td>
            <td data-sum="">{formatPrice(all.refunded)}</td>
            <td data-sum="">{formatPrice(all.net)}</td>
          </tr>
        </tfoot>
      </table>
    </Sheet>
  );
}
