import { oneTransferOf } from './one-transfer.rules';
import { orderRow, paymentRow } from './order.fixture';

test('two orders that came as one transfer say what to look for in the account', () => {
  const other = { id: 'o2', orderNo: 'EO2', name: '座席', total: 700, transferLast5: '54321' };
  const reported = (checkout: ReturnType<typeof orderRow>['checkout'], status = 'payment_review') =>
    orderRow({
      status: status as 'payment_review',
      total: 300,
      payments: [paymentRow({ status: 'reported', transferLast5: '54321' })],
      checkout,
    });
  const together = { ...other, status: 'payment_review' as const };
  expect(oneTransferOf(reported([together]))).toEqual({
    last5: '54321',
    total: 1000,
    others: [together],
  });
  // Paid on its own, from another account, or decided already.
  expect(oneTransferOf(reported([]))).toBeNull();
  expect(oneTransferOf(reported([{ ...together, transferLast5: '99999' }]))).toBeNull();
  expect(oneTransferOf(reported([{ ...together, status: 'paid' }]))).toBeNull();
  expect(oneTransferOf(reported([together], 'paid'))).toBeNull();
});
