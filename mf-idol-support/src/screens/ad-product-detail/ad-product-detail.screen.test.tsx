import {
  createFakeBackend,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { taipeiDay } from '@spotlight/shared/format';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adProduct } from '../../data/ad-product/ad-product.fixture';
import { monthAfter, monthOf } from '../../data/ad-product/month.rules';
import texts from '../../locales/zh-TW.json';
import { AdProductDetailScreen } from './ad-product-detail.screen';

const next = monthAfter(monthOf(taipeiDay()), 1);
const day = (number: number) => `${next.month}-${String(number).padStart(2, '0')}`;

/** Nothing is left on the 12th; before the 10th it is too late. */
const detail = {
  ...adProduct(),
  earliestStart: day(10),
  days: Array.from({ length: 28 }, (_, index) => ({
    day: day(index + 1),
    freeSlots: index === 11 ? 0 : 3,
  })),
};

const quote = (freeSlots = 3) => ({
  startsOn: day(14),
  endsOn: day(27),
  units: 2,
  lines: [{ code: 'media', quantity: 2, unitPrice: 16_000, amount: 32_000 }],
  total: 32_000,
  latestOrderOn: day(1),
  freeSlots,
});

function renderDetail(functions: FakeFunctions = {}, search = '') {
  const { id } = adProduct();
  return renderInShell(<AdProductDetailScreen />, {
    at: `/ad-products/detail/${id}${search}`,
    path: '/ad-products/detail/:id',
    texts: { 'idol-support': texts },
    services: {
      backend: createFakeBackend({
        get_ad_product: () => ({ data: detail }),
        quote_ad_product: () => ({ data: quote() }),
        ...functions,
      }),
    },
  });
}

test('a day of the calendar that can be ordered gives the price at once, with the latest day to order', async () => {
  const asked = jest.fn((_args: object) => ({ data: quote() }));
  renderDetail({ quote_ad_product: asked });
  await userEvent.click(await screen.findByRole('button', { name: '下個月' }));
  const choose = await screen.findByRole('button', { name: /\/14\(.*還有 3 個位置，設為第一天/ });
  await userEvent.click(choose);
  expect(await screen.findByText('媒體費用 NT$16,000 × 2')).toBeVisible();
  expect(screen.getByText(/^最晚 .* 前下單$/)).toBeVisible();
  expect(choose).toHaveAttribute('aria-pressed', 'true');
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ p_starts_on: day(14), p_units: 2 });
  expect(screen.getByRole('link', { name: '送出應援廣告需求' })).toHaveAttribute(
    'href',
    `/support-ad-service?product=${adProduct().id}&from=${day(14)}&units=2&design=self`,
  );
});

test('days that are full or too early cannot be chosen, and say why', async () => {
  renderDetail();
  await userEvent.click(await screen.findByRole('button', { name: '下個月' }));
  expect(await screen.findByRole('button', { name: /\/12\(.*已滿$/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /\/0?9\(.*來不及下單$/ })).toBeDisabled();
});

test('where no slot is left for all of the days, nothing is offered for ordering', async () => {
  renderDetail({ quote_ad_product: () => ({ data: quote(0) }) }, `?from=${day(14)}`);
  expect(await screen.findByText('這段檔期已滿，請換一天或縮短檔期。')).toBeVisible();
  expect(screen.queryByRole('link', { name: '送出應援廣告需求' })).not.toBeInTheDocument();
});

test('what is not on sale leads to what is', async () => {
  renderDetail({ get_ad_product: () => ({ data: null }) });
  expect(await screen.findByRole('link', { name: '看全部方案' })).toHaveAttribute(
    'href',
    '/ad-products',
  );
});
