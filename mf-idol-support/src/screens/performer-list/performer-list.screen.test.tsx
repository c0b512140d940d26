import {
  createFakeBackend,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { performerPage, performerSummary } from '../../data/performer/performer.fixture';
import texts from '../../locales/zh-TW.json';
import { PerformerListScreen } from './performer-list.screen';

// jsdom has no layout, so nothing to scroll.
const scrollIntoView = jest.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView.mockClear();
});

function renderList(
  search = '',
  answer: (args: Record<string, unknown>) => FakeAnswer = () => ({
    data: performerPage([performerSummary()], { total: 30 }),
  }),
) {
  const asked: Record<string, unknown>[] = [];
  const backend = createFakeBackend({
    search_performers: (args) => {
      asked.push(args);
      return answer(args);
    },
  });
  const view = renderInShell(<PerformerListScreen />, {
    services: { backend },
    texts: { 'idol-support': texts },
    at: `/artists${search}`,
    path: '/artists',
  });
  return { ...view, asked };
}

test('a performer is a link with kind, city and followers', async () => {
  renderList();
  const link = await screen.findByRole('link', { name: '林予曦' });
  expect(link).toHaveAttribute('href', '/performers/11111111-1111-4111-8111-111111111111');
  const tile = within(screen.getByRole('article'));
  expect(tile.getByText('歌手・台北')).toBeVisible();
  expect(tile.getByText('2.4 萬 人關注')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('共 30 位表演者・依人氣排序');
});

test('what is only near the words is said', async () => {
  renderList('?q=x', () => ({ data: performerPage([performerSummary()], { match: 'near' }) }));
  expect(await screen.findByText('沒有完全符合的表演者，以下是 1 位相近的結果')).toBeVisible();
});

test('the address decides what is asked for, and defaults are left out', async () => {
  const { asked } = renderList('?q=VIVID9&category=band&city=kaohsiung&sort=popular&page=2');
  await screen.findByRole('article');
  expect(asked).toEqual([
    { p_query: 'VIVID9', p_category: 'band', p_city: 'kaohsiung', p_page: 2, p_page_size: 12 },
  ]);
});

test('a kind is a link that keeps the words and starts at the first page', async () => {
  const user = userEvent.setup();
  const { currentUrl } = renderList('?q=夜&page=3');
  await user.click(screen.getByRole('link', { name: 'DJ' }));
  expect(Object.fromEntries(new URLSearchParams(currentUrl().split('?')[1]))).toEqual({
    q: '夜',
    category: 'dj',
  });
  expect(screen.getByRole('link', { name: 'DJ' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: '全部類型' })).not.toHaveAttribute('aria-current');
});

test('words are searched with the Enter key', async () => {
  const user = userEvent.setup();
  const { currentUrl } = renderList('?category=dj');
  await user.type(screen.getByRole('searchbox', { name: '搜尋表演者' }), 'kai{Enter}');
  expect(currentUrl()).toBe('/artists?q=kai&category=dj');
});

test('nobody fits: the way out is to clear the filters', async () => {
  renderList('?q=nobody', () => ({ data: performerPage([]) }));
  expect(await screen.findByRole('heading', { name: '沒有找到表演者' })).toBeVisible();
  expect(screen.getByRole('link', { name: '清除篩選條件' })).toHaveAttribute('href', '/artists');
});

test('a failed list can be tried again', async () => {
  const user = userEvent.setup();
  let isBroken = true;
  renderList('', () => (isBroken ? { code: 'SERVER' } : { data: performerPage([]) }));
  expect(await screen.findByRole('alert')).toHaveTextContent('無法載入表演者資料');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: '重試' }));
  expect(await screen.findByRole('heading', { name: '沒有找到表演者' })).toBeVisible();
});
