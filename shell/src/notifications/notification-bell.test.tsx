import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { expectRush } from '@spotlight/shared/data';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNotification } from '../data/notification/notification.fixtures';
import type { Notification } from '../data/notification/notification.schema';
import { NotificationBell } from './notification-bell';

let isPhone = false;
beforeEach(() => {
  isPhone = false;
  window.matchMedia = (query: string) =>
    ({
      matches: isPhone && query.includes('max-width'),
      addEventListener() {},
      removeEventListener() {},
    }) as never;
});

function renderBell(items: Notification[], functions: FakeFunctions = {}) {
  const toasts = createFakeToasts();
  const list = jest.fn(() => ({
    data: {
      items,
      hasMore: false,
      unread: items.filter(({ readAt }) => readAt === null).length,
    },
  }));
  const mark = jest.fn((args: Record<string, unknown>) => {
    const ids = args['p_ids'] as string[] | null;
    for (const item of items) {
      if (!ids || ids.includes(item.id)) item.readAt = '2026-03-14T05:00:00Z';
    }
    return { data: 0 };
  });
  const rendered = renderInShell(<NotificationBell />, {
    at: '/events',
    services: {
      toasts,
      session: createFakeSession(createFakeAccount()),
      backend: createFakeBackend({
        my_notifications: list,
        mark_notifications_read: mark,
        ...functions,
      }),
    },
  });
  return { ...rendered, toasts, list, mark };
}

const bell = (name: string) => screen.findByRole('button', { name });

it('says how much is unread, also to those who do not see it', async () => {
  renderBell([fakeNotification(), fakeNotification({ readAt: '2026-03-14T05:00:00Z' })]);
  expect(await bell('通知，1 則未讀')).toHaveTextContent('1');
});

it('shows the latest, and follows one as read', async () => {
  const { mark, currentUrl } = renderBell([
    fakeNotification({ kind: 'order.paid', params: { order_no: 'EO1', amount: 1200 } }),
  ]);
  await userEvent.click(await bell('通知，1 則未讀'));
  const panel = await screen.findByRole('region', { name: '通知' });
  const link = within(panel).getByRole('link', { name: /訂單 EO1 已確認收款 NT\$1,200/ });
  expect(link).toHaveAccessibleName(/^未讀：/);
  await userEvent.click(link);
  expect(mark).toHaveBeenCalledWith({ p_ids: [expect.any(String)] });
  expect(currentUrl()).toBe('/tickets');
  expect(screen.queryByRole('region', { name: '通知' })).toBeNull();
  expect(await bell('通知')).toBeInTheDocument();
});

it('is walked through by arrows and closed by Escape', async () => {
  renderBell([fakeNotification(), fakeNotification({ params: { event: '早場' } })]);
  const button = await bell('通知，2 則未讀');
  await userEvent.click(button);
  await screen.findByRole('link', { name: /夜場/ });
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: /夜場/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: /早場/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(screen.queryByRole('link', { name: /夜場/ })).toBeNull();
});

it('marks all as read', async () => {
  const { mark, toasts } = renderBell([fakeNotification(), fakeNotification()]);
  await userEvent.click(await bell('通知，2 則未讀'));
  await userEvent.click(await screen.findByRole('button', { name: '全部標示為已讀' }));
  expect(mark).toHaveBeenCalledWith({ p_ids: null });
  expect(await bell('通知')).toBeInTheDocument();
  expect(toasts.messages).toEqual(['已全部標示為已讀']);
});

it('opens as a sheet on phones', async () => {
  isPhone = true;
  renderBell([fakeNotification()]);
  await userEvent.click(await bell('通知，1 則未讀'));
  const sheet = await screen.findByRole('dialog', { name: '通知' });
  expect(within(sheet).getByRole('link', { name: '查看全部通知' })).toHaveAttribute(
    'href',
    '/notifications',
  );
});

it('says when there is nothing, and when it could not be loaded', async () => {
  const { unmount } = renderBell([]);
  await userEvent.click(await bell('通知'));
  expect(await screen.findByText('還沒有通知')).toBeInTheDocument();
  unmount();
  renderBell([], { my_notifications: () => ({ code: 'INVALID_INPUT', status: 422 }) });
  await userEvent.click(await bell('通知'));
  expect(await screen.findByText('無法載入通知')).toBeInTheDocument();
});

it('says so when something new arrives, but not of what was there before', async () => {
  const items = [fakeNotification({ createdAt: '2026-03-14T04:00:00Z' })];
  const { toasts, list } = renderBell(items);
  await bell('通知，1 則未讀');
  expect(toasts.messages).toEqual([]);
  items.unshift(fakeNotification({ createdAt: '2026-03-14T04:01:00Z', params: { event: '早場' } }));
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  await bell('通知，2 則未讀');
  expect(toasts.messages).toEqual(['「早場」的票券已經準備好了']);
});

it('has a sentence for a kind that only a newer version knows', async () => {
  renderBell([fakeNotification({ kind: 'order.teleported', link: null })]);
  await userEvent.click(await bell('通知，1 則未讀'));
  expect(await screen.findByRole('button', { name: /有一則新的通知/ })).toBeInTheDocument();
});

it('rests while a sale opens', async () => {
  const { list } = renderBell([fakeNotification()]);
  await bell('通知，1 則未讀');
  expectRush(Date.now() + 60_000);
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
  });
  await bell('通知，1 則未讀');
  expect(list).toHaveBeenCalledTimes(1);
});
