import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gig } from '../../data/gig/gig.fixture';
import type { Gig } from '../../data/gig/gig.schema';
import texts from '../../locales/zh-TW.json';
import { GigListScreen } from './gig-list.screen';

function renderList(search: string, isSignedIn = false, found: Gig[] = [gig()]) {
  const asked: Record<string, unknown>[] = [];
  const view = renderInShell(<GigListScreen />, {
    at: `/gigs${search}`,
    path: '/gigs',
    texts: { 'idol-support': texts },
    services: {
      session: createFakeSession(isSignedIn ? createFakeAccount() : null),
      backend: createFakeBackend({
        search_gigs: (args) => {
          asked.push(args);
          return { data: { items: found, total: found.length, page: 1, pageSize: 12 } };
        },
      }),
    },
  });
  return { ...view, asked };
}

test('each says who is looked for, when, where and for how much', async () => {
  renderList('');
  expect(await screen.findByRole('link', { name: '店慶徵開場樂團' })).toHaveAttribute(
    'href',
    `/gigs/${gig().id}`,
  );
  const card = within(screen.getByRole('article'));
  expect(card.getByText('2199/01/31(四) 19:00–21:00')).toBeVisible();
  expect(card.getByText('台北・河岸二樓')).toBeVisible();
  expect(card.getByText('樂團')).toBeVisible();
  expect(card.getByText('每組 NT$8,000・徵 2 組')).toBeVisible();
});

test('the address decides what is asked for', async () => {
  const { asked } = renderList('?q=海&city=taipei&category=band&budget=10000&sort=budget');
  await screen.findByRole('article');
  expect(asked[0]).toMatchObject({
    p_query: '海',
    p_city: 'taipei',
    p_category: 'band',
    p_min_budget: 10_000,
    p_sort: 'budget',
    p_scope: 'public',
  });
});

test('own ones are a choice of who is signed in, and say what waits', async () => {
  const { asked, currentUrl } = renderList('', true, [gig({ isMine: true, waitingCount: 3 })]);
  await userEvent.click(await screen.findByRole('link', { name: '我刊登的' }));
  expect(currentUrl()).toBe('/gigs?scope=mine');
  expect(asked.at(-1)).toMatchObject({ p_scope: 'mine' });
  expect(await screen.findByText('3 件應徵待回覆')).toBeVisible();
});

test('an address of own ones shows a visitor those of everybody', async () => {
  const { asked } = renderList('?scope=mine');
  await screen.findByRole('article');
  expect(asked[0]).toMatchObject({ p_scope: 'public' });
  expect(screen.queryByRole('link', { name: '我刊登的' })).toBeNull();
});

test('who has applied for nothing is led to what there is', async () => {
  renderList('?scope=applied', true, []);
  expect(await screen.findByRole('heading', { name: '還沒有應徵過徵演' })).toBeVisible();
  expect(screen.getByRole('link', { name: '看全部徵演' })).toHaveAttribute('href', '/gigs');
});
