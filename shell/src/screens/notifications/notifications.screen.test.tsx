import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNotification } from '../../data/notification/notification.fixtures';
import { NotificationsScreen } from './notifications.screen';

function renderScreen(all: ReturnType<typeof fakeNotification>[]) {
  const list = jest.fn((args: Record<string, unknown>) => {
    const after = all.findIndex(({ id }) => id === args['p_before']) + 1;
    const limit = Number(args['p_limit']);
    return {
      data: {
        items: all.slice(after, after + limit),
        hasMore: all.length > after + limit,
        unread: all.length,
      },
    };
  });
  renderInShell(<NotificationsScreen />, {
    services: {
      session: createFakeSession(createFakeAccount()),
      backend: createFakeBackend({ my_notifications: list }),
    },
  });
}

it('shows everything by day', async () => {
  const now = Date.now();
  renderScreen([
    fakeNotification({ createdAt: new Date(now).toISOString() }),
    fakeNotification({ createdAt: '2026-02-28T04:00:00Z', params: { event: '早場' } }),
  ]);
  expect(await screen.findByRole('heading', { name: '今天' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '2026/02/28(六)' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: '通知' })).toBeInTheDocument();
});

it('goes on to earlier ones, and keeps those that are shown', async () => {
  renderScreen(
    Array.from({ length: 45 }, (_, place) =>
      fakeNotification({ params: { event: `第 ${place}` } }),
    ),
  );
  expect(await screen.findAllByRole('link', { name: /的票券/ })).toHaveLength(30);
  await userEvent.click(screen.getByRole('button', { name: '載入更早的通知' }));
  expect(await screen.findByRole('link', { name: /第 44/ })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /的票券/ })).toHaveLength(45);
  expect(screen.queryByRole('button', { name: '載入更早的通知' })).toBeNull();
});

it('leads somewhere when there is nothing', async () => {
  renderScreen([]);
  expect(await screen.findByRole('link', { name: '探索活動' })).toHaveAttribute('href', '/events');
});
