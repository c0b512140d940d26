import { createFakeBackend, renderInShell } from '@spotlight/shared/contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { performerDetail } from '../../data/performer/performer.fixture';
import { productCard } from '../../data/product/product.fixture';
import texts from '../../locales/zh-TW.json';
import { ShopScreen } from './shop.screen';

const { id } = performerDetail();

function renderShop(search = '') {
  const asked: Record<string, unknown>[] = [];
  const view = renderInShell(<ShopScreen />, {
    at: `/performers/${id}/products${search}`,
    path: '/performers/:id/products',
    texts: { 'idol-support': texts },
    services: {
      backend: createFakeBackend({
        get_performer: () => ({ data: performerDetail() }),
        search_products: (args) => {
          asked.push(args);
          return { data: { items: [productCard({ left: 2 })], total: 1, page: 1, pageSize: 12 } };
        },
      }),
    },
  });
  return { ...view, asked };
}

test('goods lead to their page and say when there are few', async () => {
  renderShop();
  expect(await screen.findByRole('link', { name: '應援毛巾' })).toHaveAttribute(
    'href',
    `/performers/${id}/products/${productCard().id}`,
  );
  expect(screen.getByText('剩 2 件')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '林予曦 的商店' })).toBeVisible();
});

test('kind and order stand in the address and decide what is asked for', async () => {
  const user = userEvent.setup();
  const { asked, currentUrl } = renderShop('?category=apparel');
  await screen.findByRole('link', { name: '應援毛巾' });
  await user.selectOptions(screen.getByRole('combobox', { name: '排序方式' }), 'price');
  expect(currentUrl()).toContain('category=apparel&sort=price');
  expect(asked.at(-1)).toEqual({
    p_performer_id: id,
    p_category: 'apparel',
    p_sort: 'price',
    p_page: 1,
    p_page_size: 12,
  });
});
