import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { performerPage, performerSummary } from '../../data/performer/performer.fixture';
import texts from '../../locales/zh-TW.json';
import { HomePerformers } from './home-performers';

test('the six with the most followers; a failure stays inside the section', async () => {
  const user = userEvent.setup();
  const asked: unknown[] = [];
  let isBroken = true;
  const backend = createFakeBackend({
    search_performers: (args) => {
      asked.push(args);
      return isBroken ? { code: 'SERVER' } : { data: performerPage([performerSummary()]) };
    },
    featured_cards: () => ({
      data: { items: [performerSummary({ id: 'f', performerName: '編輯推薦的人' })] },
    }),
  });
  renderInShell(<HomePerformers />, { services: { backend }, texts: { 'idol-support': texts } });

  const section = within(screen.getByRole('region', { name: '人氣表演者' }));
  expect(await section.findByRole('alert')).toHaveTextContent('無法載入表演者資料');
  isBroken = false;
  await user.click(section.getByRole('button', { name: '重試' }));
  expect(await section.findByRole('link', { name: '林予曦' })).toBeVisible();
  expect(section.getAllByRole('link', { name: /林予曦|編輯推薦/ })[0]).toHaveTextContent(
    '編輯推薦',
  );
  expect(asked[0]).toEqual({ p_sort: 'popular', p_page_size: 6 });
});

const followed = {
  ...performerSummary({ id: 'f1', performerName: '海霧樂團' }),
  notify: true,
  daysToBirthday: 3,
  nextEvent: null,
};

function renderFor(person: ReturnType<typeof createFakeAccount> | null, items: object[]) {
  const asked = jest.fn(() => ({ data: { items, total: items.length, page: 1, pageSize: 12 } }));
  renderInShell(<HomePerformers />, {
    services: {
      session: createFakeSession(person),
      backend: createFakeBackend({
        my_follows: asked,
        search_performers: () => ({ data: performerPage([performerSummary()]) }),
        featured_cards: () => ({ data: { items: [] } }),
      }),
    },
    texts: { 'idol-support': texts },
  });
  return asked;
}

test('who follows somebody sees what comes next of them, above everybody else', async () => {
  renderFor(createFakeAccount(), [followed]);
  const own = within(await screen.findByRole('region', { name: '你關注的表演者' }));
  expect(own.getByRole('link', { name: '海霧樂團' })).toHaveAttribute('href', '/performers/f1');
  expect(own.getByRole('link', { name: '生日還有 3 天' })).toBeVisible();
  expect(own.getByRole('link', { name: '全部關注' })).toHaveAttribute('href', '/favorite-artists');
});

test('who follows nobody has no such section, and a visitor is not asked for', async () => {
  const asked = renderFor(createFakeAccount(), []);
  await screen.findByRole('link', { name: '林予曦' });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByRole('region', { name: '你關注的表演者' })).toBeNull();
  cleanup();
  const never = renderFor(null, [followed]);
  await screen.findByRole('link', { name: '林予曦' });
  expect(never).not.toHaveBeenCalled();
});
