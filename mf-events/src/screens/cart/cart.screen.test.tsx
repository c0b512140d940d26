import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartGroupRow, cartLineRow } from '../../data/cart/cart.fixtures';
import type { CartLine } from '../../data/cart/cart.schema';
import texts from '../../locales/zh-TW.json';
import { CartScreen } from './cart.screen';

function cartOf(lines: CartLine[]) {
  const changed = lines.some(({ changes }) => changes.length > 0);
  const groups = lines.length > 0 ? [cartGroupRow(lines)] : [];
  return { groups, count: lines.length, changed, total: 520 };
}

function renderCart(lines: CartLine[], functions: FakeFunctions = {}) {
  return renderInShell(<CartScreen />, {
    at: '/cart',
    path: '/cart',
    texts: { events: texts },
    services: {
      backend: createFakeBackend({ my_cart: () => ({ data: cartOf(lines) }), ...functions }),
      session: createFakeSession(createFakeAccount({ phone: '0912345678' })),
    },
  });
}

test('a changed price and what sold out are said, and only what is there counts', async () => {
  renderCart([
    cartLineRow({ price: 520, priceBefore: 480, changes: ['price'] }),
    cartLineRow({ id: 'c2', name: '手燈', left: 0, changes: ['sold_out'] }),
  ]);
  expect(await screen.findByText('有些品項在你放進來之後有變動')).toBeInTheDocument();
  const group = within(screen.getByRole('region', { name: '海霧樂團' }));
  expect(group.getByText('NT$480')).toBeInTheDocument();
  expect(group.getByText('價格已變動')).toBeInTheDocument();
  expect(group.getByText('已售完')).toBeInTheDocument();
  expect(group.queryByRole('combobox', { name: '手燈 的數量' })).not.toBeInTheDocument();
});

test('another quantity and the way out go to the server', async () => {
  const user = userEvent.setup();
  const change = jest.fn(({ p_quantity: quantity }: Record<string, unknown>) => ({
    data: cartOf(quantity === 0 ? [] : [cartLineRow({ quantity: Number(quantity) })]),
  }));
  renderCart([cartLineRow()], { change_cart: change });
  await user.selectOptions(await screen.findByRole('combobox', { name: /的數量/ }), '3');
  await waitFor(() => expect(change).toHaveBeenCalledWith({ p_id: 'c1', p_quantity: 3 }));
  await user.click(screen.getByRole('button', { name: '移除 燈塔帆布袋' }));
  expect(await screen.findByText('購物車是空的')).toBeInTheDocument();
});

test('goods are ordered with the total that was shown, and paid on the page of the order', async () => {
  const user = userEvent.setup();
  const order = jest.fn(() => ({ data: { id: 'o1', status: 'pending_payment' } }));
  const { currentUrl } = renderCart([cartLineRow()], {
    get_product: () => ({ data: { id: 'p1', delivery: ['cvs', 'pickup'], shippingFee: 65 } }),
    order_products: order,
  });
  await user.click(await screen.findByRole('button', { name: '前往結帳' }));
  const sheet = within(await screen.findByRole('dialog', { name: '前往結帳' }));
  await user.click(await sheet.findByRole('button', { name: '確認訂單 NT$520' }));
  expect(await sheet.findByText('請選擇取貨方式。')).toBeInTheDocument();
  await user.selectOptions(sheet.getByRole('combobox', { name: /取貨方式/ }), 'cvs');
  await user.type(sheet.getByLabelText(/取貨門市/), '永康門市');
  await user.click(sheet.getByRole('button', { name: '確認訂單 NT$585' }));
  await waitFor(() => expect(currentUrl()).toBe('/purchase-history/o1'));
  expect(order).toHaveBeenCalledWith(
    expect.objectContaining({
      p_items: [{ product_id: 'p1', quantity: 1 }],
      p_delivery: {
        method: 'cvs',
        recipient: '測試粉絲',
        phone: '0912-345-678',
        address: '永康門市',
      },
      p_expected_total: 585,
    }),
  );
});

test('tickets go on at their event, with what is chosen', async () => {
  const line = cartLineRow({ itemType: 'ticket', refId: 'e1', subRef: 'vip', quantity: 2 });
  const groups = [{ ...cartGroupRow([line]), kind: 'ticket' as const }];
  renderCart([line], {
    my_cart: () => ({ data: { groups, count: 2, changed: false, total: 520 } }),
  });
  expect(await screen.findByRole('link', { name: '前往報名' })).toHaveAttribute(
    'href',
    '/events/e1?register=true&tickets=vip%3A2',
  );
});
