import {
  createFakeBackend,
  createFakeToasts,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { product } from '../../data/product/product.fixture';
import type { Product } from '../../data/product/product.schema';
import texts from '../../locales/zh-TW.json';
import { ProductScreen } from './product.screen';

function renderProduct(
  found: Product | null,
  functions: FakeFunctions = {},
  performerId = product().performerId,
) {
  const toasts = createFakeToasts();
  renderInShell(<ProductScreen />, {
    at: `/performers/${performerId}/products/${product().id}`,
    path: '/performers/:id/products/:productId',
    texts: { 'idol-support': texts },
    services: {
      toasts,
      requestLogin: () => Promise.resolve(true),
      backend: createFakeBackend({ get_product: () => ({ data: found }), ...functions }),
    },
  });
  return toasts;
}

test('what it costs, how it arrives and for how much', async () => {
  renderProduct(product());
  expect(await screen.findByRole('heading', { level: 1, name: '應援毛巾' })).toBeVisible();
  expect(screen.getByText('NT$450')).toBeVisible();
  expect(screen.getByText('現場面交').parentElement).toHaveTextContent('現場面交免運');
  expect(screen.getByText('宅配到府').parentElement).toHaveTextContent('運費 NT$80／筆訂單');
});

test('no more can be chosen than are left, or than one order takes', async () => {
  renderProduct(product({ left: 3, maxPerOrder: 5 }));
  const quantity = await screen.findByRole('combobox', { name: '數量' });
  expect(quantity).toHaveTextContent(/1 件2 件3 件$/);
  expect(screen.getByText('剩 3 件')).toBeVisible();
});

test('it goes into the cart with the chosen number', async () => {
  const user = userEvent.setup();
  const put = jest.fn(() => ({ data: { groups: [] } }));
  const toasts = renderProduct(product(), { put_in_cart: put });
  await user.selectOptions(await screen.findByRole('combobox', { name: '數量' }), '2');
  await user.click(screen.getByRole('button', { name: '加入購物車' }));
  expect(put).toHaveBeenCalledWith({
    p_item_type: 'product',
    p_ref_id: product().id,
    p_quantity: 2,
  });
  expect(toasts.messages).toEqual(['已加入購物車，結帳前不會保留商品']);
});

test('what is sold out cannot be put into the cart', async () => {
  renderProduct(product({ left: 0 }));
  expect(await screen.findByRole('button', { name: '已售完' })).toBeDisabled();
});

test('another kind is one press away, and says when it is gone', async () => {
  const user = userEvent.setup();
  renderProduct(
    product({
      variant: 'S',
      variants: [
        { id: product().id, variant: 'S', price: 450, left: 3 },
        { id: '44444444-4444-4444-8444-444444444444', variant: 'L', price: 480, left: 0 },
      ],
    }),
  );
  expect(await screen.findByRole('link', { name: 'S' })).toHaveAttribute('aria-current');
  await user.click(screen.getByRole('link', { name: 'L（已售完）' }));
});

test('below the address of another performer there is nothing', async () => {
  renderProduct(product(), {}, '99999999-9999-4999-8999-999999999999');
  expect(await screen.findByRole('heading', { name: '找不到這件商品' })).toBeVisible();
});
