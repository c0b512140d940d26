import { readOrders, serverTab, writeOrders } from './order.rules';

test('the address of a room of orders says its tab, kind and state', () => {
  const search = new URLSearchParams('tab=orders&kind=ticket&state=paid&q=90417&open=o1');
  const filters = readOrders(search);
  expect(filters).toMatchObject({ tab: 'orders', kind: 'ticket', state: 'paid', query: '90417' });
  expect(readOrders(new URLSearchParams(writeOrders(filters)))).toEqual(filters);
  expect(readOrders(new URLSearchParams('tab=x&kind=x&state=x'))).toMatchObject({
    tab: 'orders',
    kind: '',
    state: '',
  });
});

test.each([
  ['orders', 'paid', 'paid'],
  ['orders', '', ''],
  ['payments', 'paid', 'payment_review'],
  ['refunds', '', 'refund_open'],
] as const)('%s with %j asks the server for %j', (tab, state, asked) => {
  expect(serverTab({ tab, state })).toBe(asked);
});
