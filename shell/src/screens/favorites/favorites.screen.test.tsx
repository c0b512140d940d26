import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import type { ToastOptions } from '@spotlight/shared/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { FavoritesScreen } from './favorites.screen';

const event = {
  id: 'e1',
  title: '冬日不插電',
  date: '2026-12-12',
  time: '19:30',
  time_undecided: false,
  ends_at: '2026-12-12T22:00:00+08:00',
  location: '聲林',
  city: 'taipei',
  category: '主題派對',
  image_url: null,
  poster_line: null,
  price: 'NT$800',
};
const product = {
  id: 'p1',
  performer_id: 'a1',
  performer_name: '林予曦',
  name: '巡迴毛巾',
  price: 500,
  left: 3,
  image_url: null,
};

function renderFavorites(at = '/favorites') {
  const changes: unknown[] = [];
  const actions: ToastOptions['action'][] = [];
  const toasts = createFakeToasts();
  const saved = new Map<string, { entity_type: string; entity_id: string; card: unknown }[]>([
    [
      'event',
      [
        { entity_type: 'event', entity_id: 'e1', card: event },
        { entity_type: 'event', entity_id: 'e2', card: null },
      ],
    ],
    ['product', [{ entity_type: 'product', entity_id: 'p1', card: product }]],
  ]);
  const view = renderInShell(<FavoritesScreen />, {
    at,
    path: '/favorites',
    services: {
      toasts: {
        ...toasts,
        info: (message, options) => {
          toasts.info(message);
          actions.push(options?.action);
        },
      },
      session: createFakeSession(createFakeAccount()),
      backend: createFakeBackend({
        my_saved_items: ({ p_entity_type: kind }) => {
          const items = saved.get(kind ?? '') ?? [];
          return { data: { items, total: items.length } };
        },
        my_follows: () => ({
          data: {
            total: 1,
            items: [
              {
                id: 'a1',
                performer_name: '林予曦',
                category: 'singer',
                city: null,
                profile_image_url: null,
                follower_count: 3,
              },
            ],
          },
        }),
        save_item: (args) => {
          changes.push(args);
          return { data: null };
        },
        follow_artist: (args) => {
          changes.push(args);
          return { data: null };
        },
      }),
    },
  });
  return { ...view, changes, toasts, actions };
}

test('what was saved leads to its page, and what is gone can still be removed', async () => {
  const { changes } = renderFavorites();
  expect(await screen.findByRole('link', { name: '冬日不插電' })).toHaveAttribute(
    'href',
    '/events/e1',
  );
  await userEvent.click(screen.getByRole('button', { name: '移除 已下架的內容' }));
  expect(changes).toEqual([{ p_entity_type: 'event', p_entity_id: 'e2', p_saved: false }]);
});

test('a slip is taken back from the toast', async () => {
  const { changes, actions, toasts } = renderFavorites();
  await userEvent.click(await screen.findByRole('button', { name: '移除 冬日不插電' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已移除 冬日不插電']));
  act(() => actions[0]?.onClick());
  await waitFor(() => expect(changes).toHaveLength(2));
  expect(changes[1]).toEqual({ p_entity_type: 'event', p_entity_id: 'e1', p_saved: true });
});

test('every kind has a tab of its own, in the address; performers are those who are followed', async () => {
  const { currentUrl, changes } = renderFavorites();
  await userEvent.click(screen.getByRole('tab', { name: '商品' }));
  expect(currentUrl()).toBe('/favorites?kind=product');
  expect(await screen.findByRole('link', { name: '巡迴毛巾' })).toHaveAttribute(
    'href',
    '/performers/a1/products/p1',
  );
  await userEvent.click(screen.getByRole('tab', { name: '表演者' }));
  await userEvent.click(await screen.findByRole('button', { name: '移除 林予曦' }));
  expect(changes).toEqual([{ p_performer_id: 'a1', p_follow: false }]);
});

test('who has nothing of a kind is led to where it is found', async () => {
  renderFavorites('/favorites?kind=spot');
  expect(await screen.findByRole('heading', { name: '還沒有收藏應援點' })).toBeVisible();
  expect(screen.getByRole('link', { name: '打開應援地圖' })).toHaveAttribute(
    'href',
    '/support-map',
  );
});
