import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManagedEvent } from '../../data/event/event.schema';
import texts from '../../locales/zh-TW.json';
import { EventManagementScreen } from './event-management.screen';

const event = (overrides: Partial<ManagedEvent> = {}): ManagedEvent => ({
  id: 'e1',
  title: '聲音的形狀：黑膠封面設計展',
  date: '2026-12-04',
  time: '10:00',
  endsAt: null,
  location: '鹽分展廳',
  city: 'tainan',
  category: '主題展',
  status: 'ongoing',
  attendees: 1412,
  imageUrl: null,
  posterLine: null,
  organizerName: '白盒子',
  isOwn: false,
  price: 'NT$250 起',
  version: 3,
  ...overrides,
});

const pageOf = (
  items: ManagedEvent[],
  total = items.length,
  page = 1,
  mayManage = false,
): FakeAnswer => ({
  data: { items, total, isTotalLeast: total > 2000, page, pageSize: 20, mayManage },
});

type Args = Record<string, unknown>;

function renderScreen(answer: (args: Args) => FakeAnswer, at = '/admin/events', isPhone = false) {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), { matches: isPhone, media: query }) as MediaQueryList;
  const asked: Args[] = [];
  const backend = createFakeBackend({
    admin_list_events: (args) => {
      asked.push(args);
      return answer(args);
    },
  });
  const session = createFakeSession(createFakeAccount({ role: 'admin' }));
  const rendered = renderInShell(<EventManagementScreen />, {
    services: { backend, session },
    texts: { admin: texts },
    at,
    path: '/admin/events',
  });
  return { ...rendered, asked };
}

it('shows events as rows with their facts, and opens their public page in a new tab', async () => {
  renderScreen(() => pageOf([event()]));

  const link = await screen.findByRole('link', { name: /聲音的形狀/ });
  expect(link).toHaveAttribute('href', '/events/e1');
  expect(link).toHaveAttribute('target', '_blank');

  const row = screen.getByRole('row', { name: /聲音的形狀/ });
  for (const fact of ['2026/12/04', '台南・鹽分展廳', '主題展', '進行中', '1,412']) {
    expect(within(row).getByText(fact)).toBeInTheDocument();
  }
  expect(screen.getByRole('status')).toHaveTextContent('找到 1 場活動');
});

it('asks for what the address says', async () => {
  const { asked } = renderScreen(
    () => pageOf([event()], 40, 2),
    '/admin/events?q=%E5%8F%B0%E5%8D%97&status=ongoing&category=%E4%B8%BB%E9%A1%8C%E5%B1%95&sort=-attendees&page=2',
  );
  await screen.findByRole('table');
  expect(asked).toEqual([
    {
      p_query: '台南',
      p_status: 'ongoing',
      p_category: '主題展',
      p_sort: '-attendees',
      p_page: 2,
      p_page_size: 20,
    },
  ]);
  expect(screen.getByText('第 21–21 筆，共 40 筆')).toBeInTheDocument();
});

it('searches once after a pause in typing, from the first page on', async () => {
  const user = userEvent.setup();
  const { asked, currentUrl } = renderScreen(
    () => pageOf([event()], 60, 3),
    '/admin/events?page=3',
  );
  await screen.findByRole('table');

  await user.type(screen.getByRole('searchbox', { name: '搜尋活動' }), '黑膠 ');
  await waitFor(() => expect(currentUrl()).toBe('/admin/events?q=%E9%BB%91%E8%86%A0'));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({ p_query: '黑膠', p_page: 1 });
  expect(screen.getByRole('searchbox')).toHaveValue('黑膠 ');
});

it('searches at once on Enter', async () => {
  const user = userEvent.setup();
  const { currentUrl } = renderScreen(() => pageOf([event()]));
  await user.type(screen.getByRole('searchbox', { name: '搜尋活動' }), '黑膠{Enter}');
  expect(currentUrl()).toBe('/admin/events?q=%E9%BB%91%E8%86%A0');
});

it('filters by status and category', async () => {
  const user = userEvent.setup();
  const { asked, currentUrl } = renderScreen(() => pageOf([event()]));
  await user.selectOptions(screen.getByRole('combobox', { name: '狀態' }), '待審核');
  await user.selectOptions(screen.getByRole('combobox', { name: '類別' }), '主題展');
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ p_status: 'pending_approval', p_category: '主題展' }),
  );
  expect(currentUrl()).toContain('status=pending_approval');
});

it('sorts by a heading and says in which direction', async () => {
  const user = userEvent.setup();
  const { currentUrl } = renderScreen(() => pageOf([event()]));
  await screen.findByRole('table');
  const heading = () => screen.getByRole('columnheader', { name: '報名' });

  await user.click(within(heading()).getByRole('button'));
  await waitFor(() => expect(heading()).toHaveAttribute('aria-sort', 'descending'));
  await user.click(within(heading()).getByRole('button'));
  await waitFor(() => expect(heading()).toHaveAttribute('aria-sort', 'ascending'));
  expect(currentUrl()).toBe('/admin/events?sort=attendees');
  expect(screen.getByRole('columnheader', { name: '日期' })).toHaveAttribute('aria-sort', 'none');
});

it('offers to clear the filters when nothing matches', async () => {
  const user = userEvent.setup();
  const { currentUrl } = renderScreen(
    ({ p_query }) => (p_query ? pageOf([]) : pageOf([event()])),
    '/admin/events?q=zzz',
  );
  await user.click(await screen.findByRole('link', { name: '清除篩選條件' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(currentUrl()).toBe('/admin/events');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('says so when there is no event at all, without offering filters to clear', async () => {
  renderScreen(() => pageOf([]));
  expect(await screen.findByText('還沒有任何活動')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '清除篩選條件' })).not.toBeInTheDocument();
});

it('tells the page that the server gave, when the address asks for one beyond the last', async () => {
  renderScreen(() => pageOf([event()], 21, 2), '/admin/events?page=9');
  expect(await screen.findByText('第 21–21 筆，共 21 筆')).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('第 2 頁');
});

it('shows what failed, with a retry that works once the fault is gone', async () => {
  const user = userEvent.setup();
  let isBroken = true;
  renderScreen(() => (isBroken ? { code: 'SERVER', status: 503 } : pageOf([event()])));

  expect(await screen.findByRole('alert')).toHaveTextContent('無法載入活動資料');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: '重試' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

it('shows cards with a choice of order on phones', async () => {
  const user = userEvent.setup();
  const { asked } = renderScreen(() => pageOf([event()]), '/admin/events', true);
  const cards = await screen.findByRole('list', { name: '活動列表' });
  expect(within(cards).getByText('1,412')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();

  await user.selectOptions(screen.getByRole('combobox', { name: '排序' }), '報名：多到少');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ p_sort: '-attendees' }));
});

it('says of what goes on for days until when it does', async () => {
  const user = userEvent.setup();
  renderScreen(() =>
    pageOf([event({ date: '2036-11-06', time: '10:00', endsAt: '2036-12-20T10:00:00Z' })]),
  );
  await user.click(await screen.findByRole('button', { name: /^檢視「/ }));
  expect(await screen.findByText('2036/11/06(四) 至 12/20(六)')).toBeVisible();
});
