import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settlementRow } from '../../data/settlement/settlement.fixtures';
import texts from '../../locales/zh-TW.json';
import { StatementScreen } from './statement.screen';

const order = {
  orderNo: 'EO20261226000001',
  paidAt: '2026-12-01T12:00:00+08:00',
  buyerName: '林芷晴',
  invoice: { type: 'personal' },
  tickets: 2,
  subtotal: 800,
  discount: 0,
  fee: 0,
  total: 800,
  refundedAmount: 0,
  status: 'paid',
  refundStatus: 'none',
  transferLast5: '12345',
};
const company = {
  ...order,
  orderNo: 'EO20261226000002',
  invoice: { type: 'company', taxId: '12345675', title: '月爐文化有限公司' },
  tickets: 1,
  total: 400,
  refundedAmount: 270,
  refundStatus: 'partial',
};

function renderStatement(functions: FakeFunctions = {}, id = 'e1') {
  renderInShell(<StatementScreen />, {
    at: `/events-published/${id}/statement`,
    path: '/events-published/:id/statement',
    texts: { events: texts },
    services: {
      backend: createFakeBackend({
        my_settlements: () => ({
          data: {
            items: [settlementRow()],
            total: 1,
            page: 1,
            pageSize: 50,
            sums: { gross: 1200, refunded: 270, platformFee: 0, net: 930 },
          },
        }),
        export_event_orders: () => ({ data: { event: '巷口的現場', rows: [order, company] } }),
        ...functions,
      }),
      session: createFakeSession(createFakeAccount({ username: '海霧樂團' })),
    },
  });
}

test('every order has its line, a company its number, and the lines come to the sum above', async () => {
  renderStatement();
  const table = within(await screen.findByRole('table', { name: /巷口的現場 的訂單/ }));
  const rows = table.getAllByRole('row').map((row) => row.textContent);
  expect(rows[1]).toContain('林芷晴2NT$800NT$0NT$800');
  expect(rows[2]).toContain('月爐文化有限公司123456751NT$400NT$270NT$130');
  expect(rows[3]).toBe('合計・共 2 筆3NT$1,200NT$270NT$930');
  expect(screen.getByText('海霧樂團')).toBeInTheDocument();
  expect(screen.getByText('已退款').nextSibling).toHaveTextContent('−NT$270');
  expect(screen.getByText('平台手續費').nextSibling).toHaveTextContent(/^NT\$0$/);
  expect(screen.getByText('淨額').nextSibling).toHaveTextContent('NT$930');
});

test('it is printed by the browser', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  renderStatement();
  await userEvent.click(await screen.findByRole('button', { name: '列印或存成 PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test('an event without payments, or of somebody else, has no statement and reads no orders', async () => {
  const read = jest.fn(() => ({ code: 'NOT_FOUND' as const, status: 404 }));
  renderStatement({ export_event_orders: read }, 'e9');
  expect(await screen.findByText('這場活動還沒有可以結算的款項')).toBeInTheDocument();
  expect(read).not.toHaveBeenCalled();
});
