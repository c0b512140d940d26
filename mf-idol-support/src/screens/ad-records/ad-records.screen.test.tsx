import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownAd } from '../../data/own-ad/own-ad.fixture';
import type { OwnAd } from '../../data/own-ad/own-ad.schema';
import texts from '../../locales/zh-TW.json';
import { AdRecordsScreen } from './ad-records.screen';

function renderRecords(items: OwnAd[]) {
  renderInShell(<AdRecordsScreen />, {
    at: '/ad-records',
    path: '/ad-records',
    texts: { 'idol-support': texts },
    services: {
      session: createFakeSession(createFakeAccount()),
      backend: createFakeBackend({
        my_ads: () => ({ data: { items, total: items.length, page: 1, pageSize: 12 } }),
        my_support_ads: () => ({ data: { items: [], total: 0 } }),
        ad_stats: () => ({
          data: {
            impressions: 200,
            clicks: 5,
            days: [
              { day: '2027-01-04', impressions: 150, clicks: 5 },
              { day: '2027-01-05', impressions: 50, clicks: 0 },
            ],
          },
        }),
      }),
    },
  });
}

test('how often it was seen and followed is a figure, a picture and a table', async () => {
  renderRecords([ownAd({ phase: 'running' })]);
  const entry = within(await screen.findByRole('article', { name: '海霧週年專輯' }));
  expect(entry.getByText('2.5%')).toBeVisible();
  await userEvent.click(entry.getByText('每日成效'));
  expect(
    await entry.findByRole('img', { name: /共曝光 200 次、點擊 5 次，點閱率 2.5%$/ }),
  ).toBeVisible();
  const table = within(entry.getByRole('table'));
  expect(table.getAllByRole('row')[1]).toHaveTextContent(/2027\/01\/05.*500.*0%/);
});

test('what is rejected says why, for the words and for the artwork', async () => {
  renderRecords([
    ownAd({
      status: 'rejected',
      reason: '連結打不開',
      creative: { version: 2, status: 'rejected', reason: '文字太小' },
    }),
  ]);
  expect(await screen.findByText('未通過原因：連結打不開')).toBeVisible();
  expect(screen.getByText('稿件未通過原因：文字太小')).toBeVisible();
});

test('what is held leads to its payment', async () => {
  const { booking } = ownAd();
  renderRecords([ownAd({ booking: booking && { ...booking, status: 'held' } })]);
  expect(await screen.findByRole('link', { name: '前往付款：海霧週年專輯' })).toHaveAttribute(
    'href',
    `/purchase-history/${booking?.orderId}`,
  );
});

test('what is over is not scheduled any more', async () => {
  renderRecords([ownAd({ phase: 'ended' })]);
  await screen.findByRole('article');
  expect(screen.queryByRole('link', { name: /^調整檔期與稿件/ })).toBeNull();
});

test('who has none is led to the places', async () => {
  renderRecords([]);
  expect(await screen.findByRole('link', { name: '看版位與價格' })).toHaveAttribute(
    'href',
    '/ad-products',
  );
});

test('without an advertisement the part says what to do next, below its own heading', async () => {
  renderRecords([]);
  const empty = await screen.findByRole('heading', { level: 3, name: '還沒有刊登過廣告' });
  expect(empty).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: '網站版位' })).toBeVisible();
  expect(screen.getByRole('link', { name: '看版位與價格' })).toHaveAttribute(
    'href',
    '/ad-products',
  );
});
