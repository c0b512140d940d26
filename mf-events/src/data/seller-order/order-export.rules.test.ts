import type { ExportedOrder } from './order-export.schema';
import { toCsv } from '@spotlight/shared/files/csv';
import { orderColumns, orderRows } from './order-export.rules';

const order: ExportedOrder = {
  orderNo: 'EO20261204000001',
  paidAt: '2026-12-04T13:00:00+08:00',
  buyerName: '@王小明',
  invoice: { type: 'personal', carrier: '/ABC1234' },
  tickets: 2,
  subtotal: 2400,
  discount: 0,
  fee: 0,
  total: 2400,
  refundedAmount: 1080,
  status: 'paid',
  refundStatus: 'partial',
  transferLast5: '54321',
};

test('an order is a row that adds up, and a name is never a formula', () => {
  const rows = orderRows([order], () => '已付款');
  expect(rows[0]).toHaveLength(orderColumns.length);
  expect(toCsv(rows).slice(1)).toBe(
    "EO20261204000001,2026/12/04(五) 13:00,'@王小明,,,/ABC1234,2,2400,0,0,2400,1080,1320,54321,已付款\r\n",
  );
});

test('a company stands with its number and title', () => {
  const [row] = orderRows(
    [{ ...order, invoice: { type: 'company', taxId: '04595257', title: '聚光, 有限公司' } }],
    () => '已付款',
  );
  expect(row?.slice(3, 6)).toEqual(['04595257', '聚光, 有限公司', null]);
});
