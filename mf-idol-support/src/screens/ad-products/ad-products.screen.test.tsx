import {
  createFakeBackend,
  createFakeToasts,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adProduct } from '../../data/ad-product/ad-product.fixture';
import texts from '../../locales/zh-TW.json';
import { AdProductsScreen } from './ad-products.screen';

const idOf = (number: number) => `ad000000-0000-4000-8000-00000000000${number}`;
const products = [
  adProduct(),
  adProduct({ id: idOf(2), name: '西門町電視牆 一天', category: 'led', unit: 'day', minUnits: 1 }),
  adProduct({ id: idOf(3), name: '台中公車車側 一台一個月', category: 'bus', city: 'taichung' }),
  adProduct({ id: idOf(4), name: '首頁主視覺 一週', category: 'online', city: null }),
];

function renderProducts(at = '/ad-products', sold = products) {
  const toasts = createFakeToasts();
  renderInShell(<AdProductsScreen />, {
    at,
    path: '/ad-products',
    texts: { 'idol-support': texts },
    services: { toasts, backend: createFakeBackend({ list_ad_products: () => ({ data: sold }) }) },
  });
  return toasts;
}

test('a product says price, least length and how early it is ordered, and leads to its page', async () => {
  renderProducts();
  const card = await screen.findByRole('article', { name: '西門站燈箱 一週' });
  expect(within(card).getByText('NT$16,000 / 週')).toBeVisible();
  expect(within(card).getByText('最少 2 週・上刊前 21 天下單・媒體審稿後才付款')).toBeVisible();
  expect(within(card).getByRole('link')).toHaveAttribute(
    'href',
    `/ad-products/detail/${adProduct().id}`,
  );
});

test('kind and city narrow the catalogue from the address', async () => {
  renderProducts('/ad-products?category=bus&city=taichung');
  expect(await screen.findByText('1 個方案')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name: '公車廣告' })).toHaveAttribute('aria-current', 'true');
});

test('two products are compared line by line, a fourth one is not taken', async () => {
  const toasts = renderProducts();
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole('checkbox', { name: `比較 ${name}` }));
  await press('西門站燈箱 一週');
  expect(await screen.findByText('再選一個方案就能比較，最多 3 個。')).toBeVisible();
  await press('西門町電視牆 一天');
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('row', { name: /^最短檔期 2 週 1 天$/ })).toBeVisible();
  await press('台中公車車側 一台一個月');
  await press('首頁主視覺 一週');
  expect(toasts.messages).toEqual(['最多比較 3 個方案，先取消一個再加入。']);
  expect(screen.getByRole('checkbox', { name: '比較 首頁主視覺 一週' })).not.toBeChecked();
});

test('where nothing fits, everything is one press away', async () => {
  renderProducts('/ad-products?category=bus', [adProduct()]);
  expect(await screen.findByRole('link', { name: '看全部方案' })).toHaveAttribute(
    'href',
    '/ad-products',
  );
});

test('the same plans are read line by line, compared from there, and narrowed as before', async () => {
  renderProducts('/ad-products?city=taipei');
  await userEvent.click(await screen.findByRole('link', { name: '看價目表' }));
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  const row = within(table).getByRole('row', { name: /西門站燈箱 一週/ });
  expect(within(row).getByText('NT$16,000 / 週')).toBeVisible();
  expect(within(row).getByText('2 週')).toBeVisible();
  expect(within(row).getByRole('link')).toHaveAttribute(
    'href',
    `/ad-products/detail/${adProduct().id}`,
  );
  await userEvent.click(within(row).getByRole('checkbox'));
  expect(await screen.findByText('再選一個方案就能比較，最多 3 個。')).toBeVisible();
  expect(screen.getByRole('link', { name: '看卡片' })).toHaveAttribute(
    'href',
    `/ad-products?city=taipei&compare=${adProduct().id}`,
  );
});
