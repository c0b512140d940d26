import { orderRow, paymentRow } from '@spotlight/shared/orders/fixture';
import { isRefundable, latestPayments, orderStageOf, paidTogether } from './order.rules';

const before = Date.parse('2026-12-04T21:05:00+08:00');
const after = Date.parse('2026-12-04T21:15:00+08:00');

test('an unpaid order asks how to pay, then where to, until its time is over', () => {
  expect(orderStageOf(orderRow(), before)).toBe('choose');
  const chosen = orderRow({ payments: [paymentRow()] });
  expect(orderStageOf(chosen, before)).toBe('transfer');
  expect(orderStageOf(chosen, after)).toBe('expired');
});

test('what is reported waits for the seller, whatever the clock says', () => {
  const reported = orderRow({ status: 'payment_review', payments: [paymentRow()] });
  expect(orderStageOf(reported, after)).toBe('review');
});

test('a rejected report says why and is made again', () => {
  const failed = paymentRow({ status: 'failed', failReason: '查無此筆' });
  const order = orderRow({ payments: [failed] });
  expect(orderStageOf(order, before)).toBe('transfer');
  expect(latestPayments(order)).toEqual({ current: null, rejection: '查無此筆' });
  const again = orderRow({ payments: [failed, paymentRow({ status: 'reported' })] });
  expect(latestPayments(again).rejection).toBeNull();
});

test.each([
  ['paid', 'none', true],
  ['completed', 'rejected', true],
  ['paid', 'partial', true],
  ['paid', 'requested', false],
  ['paid', 'full', false],
  ['payment_review', 'none', false],
] as const)('%s with the refund %s: may ask for money back is %s', (status, refund, expected) => {
  expect(isRefundable(orderRow({ status, refundStatus: refund }))).toBe(expected);
});

test('what cost nothing has nothing to give back', () => {
  expect(isRefundable(orderRow({ status: 'paid', total: 0 }))).toBe(false);
});

test('one transfer pays for the order and for those of its checkout that are unpaid as well', () => {
  const other = { orderNo: 'EO20261204210001', name: '第二場・站席', total: 500 };
  const order = orderRow({
    checkout: [
      { ...other, id: 'o2', status: 'pending_payment' },
      { ...other, id: 'o3', status: 'cancelled' },
    ],
  });
  expect(paidTogether(order)).toEqual({ ids: [order.id, 'o2'], total: 5600 });
});
