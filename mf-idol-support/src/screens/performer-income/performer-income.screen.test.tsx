import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, within } from '@testing-library/react';
import type { IncomeMonth } from '../../data/income/income.schema';
import { ownPerformer } from '../../data/own-performer/own-performer.fixture';
import texts from '../../locales/zh-TW.json';
import { PerformerIncomeScreen } from './performer-income.screen';

const month = (overrides: Partial<IncomeMonth>): IncomeMonth => ({
  month: '2026-11-01',
  bookings: 0,
  worth: 0,
  orders: 0,
  goods: 0,
  deposits: 0,
  refunded: 0,
  net: 0,
  ...overrides,
});
const income = {
  thisMonth: '2026-11-01',
  months: [
    month({ month: '2026-12-01', bookings: 1, worth: 15_000 }),
    month({
      bookings: 2,
      worth: 30_000,
      orders: 4,
      goods: 2120,
      deposits: 4500,
      refunded: 530,
      net: 6090,
    }),
    month({ month: '2026-10-01' }),
  ],
};

function renderIncome(functions: FakeFunctions = {}) {
  renderInShell(<PerformerIncomeScreen />, {
    at: '/performance-bookings/income',
    path: '/performance-bookings/income',
    texts: { 'idol-support': texts },
    services: {
      session: createFakeSession(createFakeAccount()),
      backend: createFakeBackend({
        my_performers: () => ({ data: [ownPerformer()] }),
        performer_income: () => ({ data: income }),
        ...functions,
      }),
    },
  });
}

test('this month stands in four numbers, and stages, goods and refunds of every month in a table', async () => {
  renderIncome();
  const now = within(await screen.findByRole('region', { name: '本月' }));
  expect(now.getByText('NT$30,000')).toBeVisible();
  expect(now.getByText('NT$6,090')).toBeVisible();
  expect(screen.getByRole('row', { name: /2026\/11（本月）/ })).toHaveTextContent(
    '2026/11（本月）2NT$30,0004NT$2,120NT$4,500NT$530NT$6,090',
  );
  expect(screen.getByRole('row', { name: /2026\/12（已排定）/ })).toBeVisible();
  expect(screen.getByRole('link', { name: '看商品訂單' })).toHaveAttribute(
    'href',
    `/product-management?performer=${ownPerformer().id}&view=orders`,
  );
});

test('who has no page is led to making one', async () => {
  renderIncome({ my_performers: () => ({ data: [] }) });
  expect(await screen.findByRole('link', { name: '建立表演者主頁' })).toBeVisible();
});

test('what could not be read is said, with a way to try again', async () => {
  renderIncome({ performer_income: () => ({ code: 'SERVER' }) });
  expect(await screen.findByText('無法載入表演者收入')).toBeVisible();
  expect(screen.getByRole('button', { name: /重試|再試/ })).toBeVisible();
});
