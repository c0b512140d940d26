import { toCsv } from '@spotlight/shared/files/csv';
import { orderRow } from '@spotlight/shared/orders/fixture';
import { goodsOrderColumns, goodsOrderRows } from './order-export.rules';

test('an order is a row that can be packed from, and a name is never a formula', () => {
  const order = {
    ...orderRow({
      kind: 'product',
      buyerName: '=cmd()',
      fee: 60,
      total: 960,
      createdAt: '2026-12-04T21:00:00+08:00',
      status: 'paid',
      items: [
        {
          itemType: 'product',
          refId: 'p1',
          subRef: '',
          name: '應援毛巾－S',
          unitPrice: 450,
          quantity: 2,
          amount: 900,
        },
      ],
    }),
    delivery: {
      method: 'cvs' as const,
      recipient: '王小明',
      phone: '0912345678',
      address: '信義門市',
    },
    transfer: null,
  };
  const rows = goodsOrderRows([order], { status: () => '待出貨', delivery: () => '超商取貨' });
  expect(rows[0]).toHaveLength(goodsOrderColumns.length);
  expect(toCsv(rows).slice(1)).toBe(
    "EO20261204210000,2026/12/04(五) 21:00,待出貨,'=cmd(),應援毛巾－S × 2,2,60,960,0,超商取貨,王小明,'0912345678,信義門市,\r\n",
  );
});
