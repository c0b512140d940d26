import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  withRows,
} from '@spotlight/shared/contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { performerSummary } from '../../data/performer/performer.fixture';
import texts from '../../locales/zh-TW.json';
import { FavoritesScreen } from './favorites.screen';

const { id } = performerSummary();
const nextEvent = {
  id: 'e1',
  title: '冬日不插電',
  date: '2026-12-12',
  time: '19:30',
  isTimeUndecided: false,
  location: '聲林',
  city: 'taipei',
  category: '主題派對',
  imageUrl: null,
  posterLine: null,
  price: 'NT$800',
  startsAt: '2026-12-12T19:30:00+08:00',
  endsAt: '2026-12-12T22:00:00+08:00',
};

function renderFavorites(isEmpty = false, feeds: object[] = []) {
  const asked: unknown[] = [];
  const changes: unknown[] = [];
  const toasts = createFakeToasts();
  const view = renderInShell(<FavoritesScreen />, {
    at: '/favorite-artists',
    path: '/favorite-artists',
    texts: { 'idol-support': texts },
    services: {
      toasts,
      session: createFakeSession(createFakeAccount()),
      backend: withRows(
        createFakeBackend({
          create_calendar_feed: (args) => {
            changes.push(args);
            return { data: { token: 'secret' } };
          },
          my_follows: (args) => {
            asked.push(args);
            const items = isEmpty
              ? []
              : [{ ...performerSummary(), notify: true, daysToBirthday: 4, nextEvent }];
            return { data: { items, total: items.length, page: 1, pageSize: 12 } };
          },
          follow_artist: (args) => {
            changes.push(args);
            return { data: { performerId: id, following: args.p_follow, followerCount: 1 } };
          },
        }),
        feeds,
      ),
    },
  });
  return { ...view, asked, changes, toasts };
}

test('each shows what comes next: the event, and the birthday when it is near', async () => {
  const { asked } = renderFavorites();
  expect(await screen.findByRole('link', { name: /冬日不插電/ })).toHaveAttribute(
    'href',
    '/events/e1',
  );
  expect(screen.getByRole('link', { name: '生日還有 4 天' })).toHaveAttribute(
    'href',
    `/birthday/artist/${id}`,
  );
  expect(asked[0]).toEqual({ p_sort: 'event', p_page: 1, p_page_size: 12 });
});

test('the bell is a switch of its own: who turns it off still follows', async () => {
  const user = userEvent.setup();
  const { changes, toasts } = renderFavorites();
  await user.click(await screen.findByRole('switch', { name: '通知我 林予曦 的消息' }));
  expect(changes).toEqual([{ p_performer_id: id, p_follow: true, p_notify: false }]);
  expect(toasts.messages).toEqual(['已關閉 林予曦 的通知']);
});

test('leaving says so, and the order stands in the address', async () => {
  const user = userEvent.setup();
  const { changes, toasts, currentUrl } = renderFavorites();
  await user.click(await screen.findByRole('button', { name: '取消關注 林予曦' }));
  expect(changes).toEqual([{ p_performer_id: id, p_follow: false, p_notify: true }]);
  expect(toasts.messages).toEqual(['已取消關注 林予曦']);
  await user.selectOptions(screen.getByRole('combobox', { name: '排序方式' }), 'birthday');
  expect(currentUrl()).toBe('/favorite-artists?sort=birthday');
});

test('who follows nobody is led to the performers', async () => {
  renderFavorites(true);
  expect(await screen.findByRole('heading', { name: '還沒有關注任何表演者' })).toBeVisible();
  expect(screen.getByRole('link', { name: '尋找表演者' })).toHaveAttribute('href', '/artists');
});

test('shows and birthdays go into a calendar by an address that is shown once', async () => {
  const user = userEvent.setup();
  const { changes } = renderFavorites();
  await user.click(screen.getByRole('button', { name: '訂閱行事曆' }));
  const dialog = within(await screen.findByRole('dialog', { name: '訂閱行事曆' }));
  await user.click(await dialog.findByRole('button', { name: '建立訂閱網址' }));
  const address = await dialog.findByRole<HTMLInputElement>('textbox', { name: '訂閱網址' });
  expect(address.value).toContain('/rest/v1/rpc/calendar_file?p_token=secret');
  expect(changes).toEqual([{ p_scope: 'follows', p_id: null }]);
});

test('an address that there is is not shown again, but can be changed or ended', async () => {
  const user = userEvent.setup();
  renderFavorites(false, [{ scope: 'follows', created_at: '2026-11-20T10:00:00Z' }]);
  await user.click(screen.getByRole('button', { name: '訂閱行事曆' }));
  const dialog = within(await screen.findByRole('dialog', { name: '訂閱行事曆' }));
  expect(await dialog.findByText(/^訂閱網址建立於 2026\/11\/20/)).toBeVisible();
  expect(dialog.getByRole('button', { name: '停用網址' })).toBeVisible();
  expect(dialog.queryByRole('textbox')).toBeNull();
});
