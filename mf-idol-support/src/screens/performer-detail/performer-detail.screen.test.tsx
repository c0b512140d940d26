import {
  createFakeBackend,
  createFakeToasts,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen } from '@testing-library/react';
import { performerDetail } from '../../data/performer/performer.fixture';
import type { PerformerDetail } from '../../data/performer/performer.schema';
import texts from '../../locales/zh-TW.json';
import { PerformerDetailScreen } from './performer-detail.screen';

function renderDetail(performer: PerformerDetail | null) {
  const toasts = createFakeToasts();
  renderInShell(<PerformerDetailScreen />, {
    services: {
      toasts,
      backend: createFakeBackend({ get_performer: () => ({ data: performer }) }),
    },
    texts: { 'idol-support': texts },
    at: `/performers/${performerDetail().id}`,
    path: '/performers/:id',
  });
  return toasts;
}

test('who it is, and how long until the birthday', async () => {
  renderDetail(performerDetail());
  expect(await screen.findByRole('heading', { level: 1, name: '林予曦' })).toBeVisible();
  expect(screen.getByRole('region', { name: '生日倒數' })).toHaveTextContent('生日 12/05還有 4 天');
  expect(screen.getByRole('link', { name: '看 12 月壽星' })).toHaveAttribute(
    'href',
    '/birthday?month=12',
  );
});

test('the day itself is no countdown', async () => {
  renderDetail(performerDetail({ daysToBirthday: 0 }));
  expect(await screen.findByRole('region', { name: '生日倒數' })).toHaveTextContent('今天生日');
});

test('links leave the site safely or not at all', async () => {
  renderDetail(
    performerDetail({
      instagramUrl: 'https://instagram.example/yuxi',
      websiteUrl: 'javascript:alert(1)',
    }),
  );
  const link = await screen.findByRole('link', { name: '林予曦 的 Instagram（另開新視窗）' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.queryByRole('link', { name: /官方網站/ })).not.toBeInTheDocument();
});

test('without coming shows there is still somewhere to go', async () => {
  renderDetail(performerDetail({ bio: null, birthday: null, daysToBirthday: null }));
  expect(await screen.findByText('這位表演者還沒有寫下簡介。')).toBeVisible();
  expect(screen.getByRole('link', { name: '探索活動' })).toHaveAttribute('href', '/events');
});

test('a performer who is not there: back to the list', async () => {
  renderDetail(null);
  expect(await screen.findByRole('heading', { level: 1, name: '找不到這位表演者' })).toBeVisible();
  expect(screen.getByRole('link', { name: '尋找其他表演者' })).toHaveAttribute('href', '/artists');
});
