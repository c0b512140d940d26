import {
  catchDownloads,
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderRow } from '@spotlight/shared/orders/fixture';
import type { SellerOrderCard } from '@spotlight/shared/orders/schema';
import texts from '../../locales/zh-TW.json';
import { SellerOrdersView } from './seller-orders-view';

const refund = {
  id: 'f1',
  ticketIds: ['t1'],
  tickets: [{ ticketNo: 'SP-1226-10384', typeName: '站席' }],
  reason: '同行的朋友不能來',
  amount: 1080,
  fee: 120,
  status: 'requested' as const,
  decisionNote: null,
  createdAt: '2026-12-05T10:00:00+08:00',
  decidedAt: null,
  refundedAt: null,
  transferRef: null,
  byServer: false,
  byProvider: false,
  hasAccount: true,
};
const order = orderRow({ part: 'seller', status: 'paid', holdExpiresAt: null });
const card = { ...order, transfer: null };

function renderOrders(functions: FakeFunctions = {}, event?: { id: string; title: string }) {
  const list = jest.fn((_args: Record<string, unknown>) => ({
    data: { items: [card], total: 1, page: 1, pageSize: 12 },
  }));
  const toasts = createFakeToasts();
  const backend = createFakeBackend({
    my_bank_account: () => ({ data: null }),
    seller_orders: list,
    get_order: () => ({ data: { ...order, refunds: [refund] } }),
    ...functions,
  });
  renderInShell(<SellerOrdersView path="/events-published/e1" event={event} />, {
    at: '/events-published/e1?view=orders',
    path: '/events-published/:id',
    texts: { events: texts },
    services: { backend, toasts, session: createFakeSession(createFakeAccount()) },
  });
  return { list, toasts };
}

const openOrder = async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^查看訂單/ }));
  return { user, sheet: within(await screen.findByRole('dialog', { name: '訂單' })) };
};

test('the orders of one event are asked for by its id, and handed over as a table', async () => {
  const user = userEvent.setup();
  const files = catchDownloads();
  const exported = jest.fn((_args: Record<string, unknown>) => ({
    data: { event: '巷口的現場', rows: [] },
  }));
  const { list, toasts } = renderOrders(
    { export_event_orders: exported },
    { id: 'e1', title: '巷口' },
  );
  await screen.findByRole('article');
  expect(list).toHaveBeenLastCalledWith(
    expect.objectContaining({ p_seller_type: 'organizer', p_event_id: 'e1' }),
  );
  await user.click(screen.getByRole('button', { name: '匯出訂單' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已匯出 0 筆已付款的訂單']));
  expect(exported).toHaveBeenCalledWith({ p_event_id: 'e1' });
  expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^巷口-訂單-.+\.csv$/)]);
});

test('orders of all events have no table of one', async () => {
  const { list } = renderOrders();
  await screen.findByRole('article');
  expect(list.mock.lastCall?.[0]).not.toHaveProperty('p_event_id');
  expect(screen.queryByRole('button', { name: '匯出訂單' })).toBeNull();
});

test('a request says which ticket it is about', async () => {
  renderOrders();
  const { sheet } = await openOrder();
  const request = within(await sheet.findByRole('region', { name: '退款' }));
  expect(request.getByText(/站席.*SP-1226-10384/)).toBeInTheDocument();
});

test('money that has arrived takes its button away, and the focus stays with the order', async () => {
  const user = userEvent.setup();
  const moment = '2026-12-04T21:05:00+08:00';
  let sold: SellerOrderCard = {
    ...card,
    status: 'payment_review',
    transfer: { last5: '12345', transferAt: moment, reportedAt: moment },
  };
  renderOrders({
    seller_orders: () => ({ data: { items: [sold], total: 1, page: 1, pageSize: 12 } }),
    confirm_payment: () => {
      sold = card;
      return { data: order };
    },
  });
  await user.click(await screen.findByRole('button', { name: '確認收款' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: '確認收款' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '確認收款' })).toBeNull());
  expect(screen.getByRole('article')).toHaveFocus();
});

test('a refund is agreed to after a question that names the sum', async () => {
  const decide = jest.fn((_args: Record<string, unknown>) => ({ data: order }));
  const { toasts } = renderOrders({ decide_refund: decide });
  const { user, sheet } = await openOrder();
  await user.click(await sheet.findByRole('button', { name: '同意退款' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/請接著匯款 NT\$1,080 給買家/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: '同意退款' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已同意退款，請匯款後標記']));
  expect(decide).toHaveBeenCalledWith(
    expect.objectContaining({ p_refund_id: 'f1', p_approve: true }),
  );
});

test('a refund is refused with a reason and not without', async () => {
  const decide = jest.fn((_args: Record<string, unknown>) => ({ data: order }));
  renderOrders({ decide_refund: decide });
  const { user, sheet } = await openOrder();
  await user.click(await sheet.findByRole('button', { name: '不同意' }));
  const dialog = within(await screen.findByRole('dialog', { name: '不同意退款' }));
  await user.click(dialog.getByRole('button', { name: '不同意退款' }));
  expect(await dialog.findByText('請填寫原因。')).toBeInTheDocument();
  expect(decide).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText(/說明/), '已過期限');
  await user.click(dialog.getByRole('button', { name: '不同意退款' }));
  await waitFor(() =>
    expect(decide).toHaveBeenCalledWith(
      expect.objectContaining({ p_approve: false, p_note: '已過期限' }),
    ),
  );
});
