import {
  catchDownloads,
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ORDER_ID, orderRow } from '@spotlight/shared/orders/fixture';
import texts from '../../locales/zh-TW.json';
import { PurchasesScreen } from './purchases.screen';

const session = createFakeSession(createFakeAccount());

function renderPurchases(at = '/purchase-history', orders = [orderRow()]) {
  const list = jest.fn((_args: Record<string, unknown>) => ({
    data: { items: orders, total: orders.length, page: 1, pageSize: 12 },
  }));
  const backend = createFakeBackend({
    my_orders: list,
    put_in_cart: () => ({ data: { groups: [], count: 1, changed: false, total: 0 } }),
  });
  const rendered = renderInShell(<PurchasesScreen />, {
    at,
    path: '/purchase-history',
    texts: { events: texts },
    services: { backend, session },
  });
  return { list, ...rendered };
}

test('an unpaid order says what it is and where to pay', async () => {
  renderPurchases();
  const card = within(await screen.findByRole('article', { name: /等 2 項/ }));
  expect(card.getByText('待付款')).toBeInTheDocument();
  expect(card.getByText('NT$5,100')).toBeInTheDocument();
  expect(card.getByRole('link', { name: /^前往付款/ })).toHaveAttribute(
    'href',
    `/purchase-history/${ORDER_ID}`,
  );
});

test('state, kind and year narrow the list and stand in the address', async () => {
  const user = userEvent.setup();
  const { list, currentUrl } = renderPurchases('/purchase-history?status=refund&kind=nonsense');
  await screen.findAllByRole('article');
  expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ p_tab: 'refund' }));
  expect(list).not.toHaveBeenLastCalledWith(expect.objectContaining({ p_kind: 'nonsense' }));
  const year = String(new Date().getFullYear());
  await user.selectOptions(screen.getByRole('combobox', { name: '年份' }), year);
  expect(currentUrl()).toBe(`/purchase-history?status=refund&year=${year}`);
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ p_year: Number(year) })),
  );
});

test('the link of a notification leads to its order', () => {
  const { currentUrl } = renderPurchases('/purchase-history?order=o9');
  expect(currentUrl()).toBe('/purchase-history/o9');
});

test('goods are bought again through the cart', async () => {
  const user = userEvent.setup();
  const { currentUrl } = renderPurchases(undefined, [
    orderRow({ kind: 'product', status: 'completed', holdExpiresAt: null }),
  ]);
  await user.click(await screen.findByRole('button', { name: /^再買一次/ }));
  await waitFor(() => expect(currentUrl()).toBe('/cart'));
});

test('the table for Excel has a row for each line of an order', async () => {
  const user = userEvent.setup();
  const files = catchDownloads();
  renderPurchases();
  await screen.findAllByRole('article');
  await user.click(screen.getByRole('button', { name: '匯出 CSV' }));
  await waitFor(() => expect(files[0]?.name).toMatch(/^聚光購買紀錄-.+\.csv$/));
  const csv = (await files[0]?.read()) ?? '';
  expect(csv.trimEnd().split('\r\n')).toHaveLength(3);
  expect(csv).toContain('EO20261204210000');
});

test('nothing bought yet leads to the events', async () => {
  renderPurchases(undefined, []);
  expect(await screen.findByText('還沒有購買紀錄')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '探索活動' })).toHaveAttribute('href', '/events');
});
