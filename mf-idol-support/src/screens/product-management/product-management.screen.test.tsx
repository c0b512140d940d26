import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { orderRow } from '@spotlight/shared/orders/fixture';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownPerformer } from '../../data/own-performer/own-performer.fixture';
import { ownProduct } from '../../data/own-product/own-product.fixture';
import texts from '../../locales/zh-TW.json';
import { ProductManagementScreen } from './product-management.screen';

const { id: performerId } = ownPerformer();

const order = {
  ...orderRow({
    kind: 'product',
    sellerType: 'performer',
    sellerId: performerId,
    status: 'paid',
    holdExpiresAt: null,
    part: 'seller',
  }),
  delivery: {
    method: 'cvs' as const,
    recipient: '王小明',
    phone: '0912345678',
    address: '信義門市',
  },
};

function renderDesk(search = '', functions: FakeFunctions = {}) {
  const toasts = createFakeToasts();
  const goods = jest.fn((_args: Record<string, unknown>) => ({
    data: { items: [ownProduct({ variant: 'S' })], total: 1, page: 1, pageSize: 12 },
  }));
  const orders = jest.fn((_args: Record<string, unknown>) => ({
    data: { items: [{ ...order, transfer: null }], total: 1, page: 1, pageSize: 12 },
  }));
  const view = renderInShell(<ProductManagementScreen />, {
    at: `/product-management${search}`,
    path: '/product-management',
    texts: { 'idol-support': texts },
    services: {
      toasts,
      session: createFakeSession(createFakeAccount()),
      backend: createFakeBackend({
        my_performers: () => ({ data: [ownPerformer()] }),
        my_products: goods,
        my_bank_account: () => ({ data: null }),
        seller_orders: orders,
        get_order: () => ({ data: order }),
        ...functions,
      }),
    },
  });
  return { ...view, toasts, goods, orders };
}

test('goods say what was sold, is held and left', async () => {
  renderDesk();
  const row = within(await screen.findByRole('article', { name: '應援毛巾－S' }));
  expect(row.getByText('上架中')).toBeVisible();
  expect(row.getByText('庫存 50・已售 8・待付款保留 2・可售 40')).toBeVisible();
});

test('what is on sale is taken off the shelf by one press', async () => {
  const move = jest.fn((_args: Record<string, unknown>) => ({
    data: ownProduct({ status: 'inactive' }),
  }));
  const { toasts } = renderDesk('', { move_product: move });
  await userEvent.click(await screen.findByRole('button', { name: '下架 應援毛巾－S' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已下架，買家看不到這件商品']));
  expect(move).toHaveBeenCalledWith({ p_id: ownProduct().id, p_move: 'hide' });
});

test('goods are narrowed to a state by the address', async () => {
  const { goods } = renderDesk('?state=sold_out');
  await screen.findByRole('article');
  expect(goods).toHaveBeenLastCalledWith(
    expect.objectContaining({ p_performer_id: performerId, p_status: 'sold_out' }),
  );
});

test('only goods are asked for at the desk, and a parcel is sent with its number', async () => {
  const user = userEvent.setup();
  const send = jest.fn((_args: Record<string, unknown>) => ({
    data: { ...order, status: 'completed' as const },
  }));
  const { orders, toasts } = renderDesk('?view=orders', { hand_over_order: send });
  const card = within(await screen.findByRole('article', { name: '買家 林芷晴' }));
  expect(orders).toHaveBeenLastCalledWith(
    expect.objectContaining({
      p_seller_type: 'performer',
      p_seller_id: performerId,
      p_kind: 'product',
    }),
  );
  expect(card.getByText('超商取貨')).toBeVisible();
  await user.click(card.getByRole('button', { name: /標記訂單 .* 為已出貨/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '標記為已出貨' }));
  await user.click(dialog.getByRole('button', { name: '標記為已出貨' }));
  expect(await dialog.findByText('請填寫寄件編號，買家才查得到包裹。')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText(/物流資訊/), '黑貓 1234');
  await user.click(dialog.getByRole('button', { name: '標記為已出貨' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已標記為出貨，並通知買家']));
  expect(send).toHaveBeenCalledWith({ p_order_id: order.id, p_note: '黑貓 1234' });
});

test('a notification leads to its order, with where it goes', async () => {
  renderDesk(`?order=${order.id}`);
  const sheet = within(await screen.findByRole('dialog', { name: '訂單' }));
  expect(await sheet.findByText('信義門市')).toBeVisible();
  expect(sheet.getByText('收件電話').nextSibling).toHaveTextContent('0912345678');
});

test('who has no page is led to making one', async () => {
  renderDesk('', { my_performers: () => ({ data: [] }) });
  expect(await screen.findByRole('link', { name: '註冊表演者' })).toBeVisible();
});

test('the number of a parcel that is on its way is corrected, and the buyer told', async () => {
  const user = userEvent.setup();
  const at = new Date().toISOString();
  const sent = {
    ...order,
    status: 'completed' as const,
    completedAt: at,
    events: [{ from: 'paid', to: 'completed', note: '黑貓 1', at, by: 'seller' as const }],
  };
  const correct = jest.fn((_args: Record<string, unknown>) => ({ data: sent }));
  const { toasts } = renderDesk(`?view=orders&order=${order.id}`, {
    get_order: () => ({ data: sent }),
    correct_tracking: correct,
  });
  const sheet = within(await screen.findByRole('dialog', { name: '訂單' }));
  expect(await sheet.findByText('黑貓 1')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: /^更正訂單 .* 的物流資訊$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '更正物流資訊' }));
  const note = dialog.getByLabelText(/物流資訊/);
  expect(note).toHaveValue('黑貓 1');
  await user.clear(note);
  await user.type(note, '黑貓 2');
  await user.click(dialog.getByRole('button', { name: '更正物流資訊' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已更正物流資訊，並通知買家']));
  expect(correct).toHaveBeenCalledWith({ p_order_id: order.id, p_note: '黑貓 2' });
});
