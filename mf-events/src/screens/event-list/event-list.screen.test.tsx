import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import type { ShellServices } from '@spotlight/shared/contract';
import type { FunctionArgs } from '@spotlight/shared/data';
import { taipeiDay } from '@spotlight/shared/format';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventPageRow, eventRow } from '../../data/event/event.fixtures';
import texts from '../../locales/zh-TW.json';
import { EventListScreen } from './event-list.screen';

const threePages = (args: FunctionArgs<'search_events'>) => ({
  data: eventPageRow([eventRow({ id: `e${args.p_page ?? 1}` })], { total: 36 }),
});

function renderList(
  {
    at = '/events',
    search = threePages,
  }: { at?: string; search?: FakeFunctions['search_events'] } = {},
  services: Partial<ShellServices> = {},
) {
  return renderInShell(<EventListScreen />, {
    at,
    path: '/events',
    texts: { events: texts },
    services: { backend: createFakeBackend({ search_events: search }), ...services },
  });
}

test('a card tells what decides: title, date, location, how many go, price', async () => {
  renderList();
  const card = await screen.findByRole('article', { name: /午夜迪斯可/ });
  for (const fact of ['2026/12/26(六) 22:00', '台北・月台酒吧', '338 人已報名', '免費']) {
    expect(within(card).getByText(fact)).toBeInTheDocument();
  }
  expect(within(card).getByRole('link', { name: /^查看詳情/ })).toHaveAttribute(
    'href',
    '/events/e1',
  );
});

test('the card of an exhibition that is on says when it is open today, and that of one that is over does not', async () => {
  const times = { date: '2020-01-01', time: '10:00', endsAt: '2099-12-14T18:00:00+08:00' };
  renderList({
    search: () => ({
      data: eventPageRow([
        eventRow({ id: 'e1', title: '票根博物館', phase: 'ongoing', ...times }),
        eventRow({ id: 'e2', title: '提早撤展', phase: 'ended', ...times }),
      ]),
    }),
  });
  const card = await screen.findByRole('article', { name: '票根博物館' });
  expect(within(card).getByText('展期中・至 2099/12/14(一)')).toBeInTheDocument();
  expect(within(card).getByText('今日 10:00–18:00')).toBeInTheDocument();
  const over = screen.getByRole('article', { name: '提早撤展' });
  expect(within(over).queryByText(/^今日/)).not.toBeInTheDocument();
});

test('the number of results is announced', async () => {
  renderList();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('共 36 場活動'));
});

test('the map and the ranking are one press away from the list', async () => {
  renderList();
  expect(await screen.findByRole('link', { name: '地圖' })).toHaveAttribute('href', '/event-map');
  expect(screen.getByRole('link', { name: '熱門榜' })).toHaveAttribute('href', '/popular-events');
});

test('the request carries the filters of the address, and nothing that is at its default', async () => {
  const search = jest.fn(threePages);
  renderList({ at: '/events?q=%E9%BB%91%E8%86%A0&city=tainan&page=2', search });
  await screen.findByRole('article');
  expect(search).toHaveBeenCalledWith({
    p_query: '黑膠',
    p_city: 'tainan',
    p_page: 2,
    p_page_size: 12,
  });
});

test('searching writes the words into the address and starts at page one', async () => {
  const user = userEvent.setup();
  const { currentUrl } = renderList({ at: '/events?page=2' });
  await user.type(await screen.findByRole('searchbox'), '  黑膠 {Enter}');
  await waitFor(() => expect(currentUrl()).toBe('/events?q=%E9%BB%91%E8%86%A0'));
});

test('type and city are applied together by the button', async () => {
  const user = userEvent.setup();
  const { currentUrl } = renderList();
  await user.click(screen.getByRole('button', { name: /^篩選條件/ }));
  await user.selectOptions(screen.getByLabelText('類型'), '主題派對');
  await user.selectOptions(screen.getByLabelText('城市'), '新北');
  expect(currentUrl()).toBe('/events');
  await user.click(screen.getByRole('button', { name: '套用篩選' }));
  const params = new URL(currentUrl(), 'http://site.test').searchParams;
  expect(Object.fromEntries(params)).toEqual({ category: '主題派對', city: 'newtaipei' });
});

test('a chip keeps the words, and marks itself as the current one', async () => {
  const user = userEvent.setup();
  const { currentUrl } = renderList({ at: '/events?q=dj&page=3' });
  const chips = screen.getByRole('list', { name: '活動類型' });
  await user.click(within(chips).getByRole('link', { name: '主題展' }));
  expect(new URL(currentUrl(), 'http://site.test').searchParams.get('q')).toBe('dj');
  expect(within(chips).getByRole('link', { name: '主題展' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('the form follows the address when a filter is cleared beside it', async () => {
  const user = userEvent.setup();
  renderList({
    at: '/events?q=nothing',
    search: (args) => ({ data: eventPageRow(args.p_query ? [] : [eventRow()]) }),
  });
  expect(await screen.findByText('沒有找到活動')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: '清除篩選條件' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('days and price take effect at once and keep the rest of the address', async () => {
  const user = userEvent.setup();
  const { currentUrl } = renderList({ at: '/events?q=dj&page=2' });
  await user.selectOptions(screen.getByLabelText('日期'), '本週末');
  await waitFor(() => expect(currentUrl()).toBe('/events?q=dj&when=weekend'));
  await user.selectOptions(screen.getByLabelText('票價'), '免費');
  await waitFor(() => expect(currentUrl()).toBe('/events?q=dj&when=weekend&price=0'));
  await user.selectOptions(screen.getByLabelText('日期'), '不限日期');
  await waitFor(() => expect(currentUrl()).toBe('/events?q=dj&price=0'));
});

test('the request carries days and price', async () => {
  const search = jest.fn(threePages);
  renderList({ at: '/events?from=2026-12-24&to=2026-12-26&price=500&sort=price', search });
  await screen.findByRole('article');
  expect(search).toHaveBeenCalledWith({
    p_date_from: '2026-12-24',
    p_date_to: '2026-12-26',
    p_max_price: 500,
    p_sort: 'price',
    p_page_size: 12,
  });
});

describe('自選日期', () => {
  test('begins with today, and a day takes effect when it is a whole one', async () => {
    const user = userEvent.setup();
    const { currentUrl } = renderList();
    await user.selectOptions(screen.getByLabelText('日期'), '自選日期');
    expect(await screen.findByLabelText('開始日期')).toHaveValue(taipeiDay());
    fireEvent.change(screen.getByLabelText('結束日期'), { target: { value: '0002-12-26' } });
    expect(currentUrl()).toBe(`/events?from=${taipeiDay()}`);
    fireEvent.change(screen.getByLabelText('結束日期'), { target: { value: '2099-12-26' } });
    await waitFor(() => expect(currentUrl()).toBe(`/events?from=${taipeiDay()}&to=2099-12-26`));
  });

  test('a day that is emptied goes when the field is left, and the focus stays meanwhile', async () => {
    const user = userEvent.setup();
    const { currentUrl } = renderList({ at: '/events?from=2026-12-24&to=2026-12-26' });
    const last = await screen.findByLabelText('結束日期');
    await user.clear(last);
    expect(last).toHaveFocus();
    expect(currentUrl()).toBe('/events?from=2026-12-24&to=2026-12-26');
    await user.tab();
    await waitFor(() => expect(currentUrl()).toBe('/events?from=2026-12-24'));
  });
});

test('what is only near the words is said, with the searches that were probably meant', async () => {
  const near = { match: 'near' as const, suggestions: ['luna'] };
  const { currentUrl } = renderList({
    at: '/events?q=lunna&city=taipei',
    search: ({ p_query }) => ({
      data: eventPageRow([eventRow()], p_query === 'lunna' ? near : {}),
    }),
  });
  expect(
    await screen.findByText('找不到完全符合「lunna」的活動，以下是相近的結果'),
  ).toBeInTheDocument();
  expect(screen.getByText('1 場相近的活動')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: '改找「luna」' }));
  await waitFor(() => expect(currentUrl()).toBe('/events?q=luna&city=taipei'));
  await waitFor(() => expect(screen.queryByText(/找不到完全符合/)).not.toBeInTheDocument());
  expect(screen.getByRole('searchbox')).toHaveValue('luna');
});

test('where more may be near than is listed, only the nearest are promised', async () => {
  renderList({
    at: '/events?q=lunna',
    search: () => ({
      data: eventPageRow([eventRow()], { match: 'near', total: 48, isComplete: false }),
    }),
  });
  expect(await screen.findByText('最相近的 48 場活動')).toBeInTheDocument();
  expect(screen.getByText(/「lunna」的活動，以下只列出最相近的結果/)).toBeInTheDocument();
  expect(screen.queryByText('48 場相近的活動')).not.toBeInTheDocument();
});

test('the order of the site is named by what it does', async () => {
  const { unmount } = renderList();
  expect(await screen.findByText(/精選優先，再依日期/)).toBeInTheDocument();
  expect(screen.getByLabelText('排序方式')).toHaveDisplayValue('精選優先');
  unmount();
  renderList({ at: '/events?q=dj' });
  expect(await screen.findByText(/依相關程度排序/)).toBeInTheDocument();
  expect(screen.getByLabelText('排序方式')).toHaveDisplayValue('最相關');
});

test('words that find nothing within limits can be searched for without them', async () => {
  const user = userEvent.setup();
  const { currentUrl } = renderList({
    at: '/events?q=dj&when=today',
    search: (args) => ({ data: eventPageRow(args.p_when ? [] : [eventRow()]) }),
  });
  await user.click(await screen.findByRole('link', { name: '不限條件搜尋「dj」' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(currentUrl()).toBe('/events?q=dj');
});

test('typing keeps the focus and asks for nothing until it is sent', async () => {
  const user = userEvent.setup();
  const search = jest.fn(threePages);
  renderList({ search });
  await screen.findByRole('article');
  const box = screen.getByRole('searchbox');
  await user.type(box, '黑膠之夜');
  expect(box).toHaveFocus();
  expect(search).toHaveBeenCalledTimes(1);
});

test('turning the page moves the focus to the results and keeps the filters', async () => {
  const user = userEvent.setup();
  Element.prototype.scrollIntoView = jest.fn();
  const { currentUrl } = renderList({ at: '/events?city=taipei' });
  const pages = await screen.findByRole('navigation');
  await user.click(within(pages).getByRole('link', { name: /2/ }));
  await waitFor(() => expect(currentUrl()).toBe('/events?city=taipei&page=2'));
  await waitFor(() => expect(screen.getByRole('region', { name: '活動列表' })).toHaveFocus());
});

test('a page beyond the last one leads to the last one', async () => {
  const { currentUrl } = renderList({ at: '/events?page=99' });
  await waitFor(() => expect(currentUrl()).toBe('/events?page=3'));
});

test('a failed read says so and can be tried again', async () => {
  const user = userEvent.setup();
  let isDown = true;
  renderList({
    search: (args) => (isDown ? { code: 'SERVER', status: 503 } : threePages(args)),
  });
  expect(await screen.findByText('無法載入活動資料')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: '重試' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

describe('立即報名', () => {
  test('asks a visitor to sign in, then goes on to the registration', async () => {
    const user = userEvent.setup();
    const requestLogin = jest.fn().mockResolvedValue(true);
    const { currentUrl } = renderList({}, { requestLogin });
    await user.click(await screen.findByRole('button', { name: /^立即報名/ }));
    expect(requestLogin).toHaveBeenCalledWith(
      expect.objectContaining({
        title: '登入後繼續報名',
        summary: expect.objectContaining({
          id: 'e1',
          detail: '2026/12/26(六) 22:00・台北・月台酒吧',
        }),
      }),
    );
    await waitFor(() => expect(currentUrl()).toBe('/events/e1?register=true'));
  });

  test('leaves a visitor who does not sign in where they are', async () => {
    const user = userEvent.setup();
    const requestLogin = jest.fn().mockResolvedValue(false);
    const { currentUrl } = renderList({}, { requestLogin });
    await user.click(await screen.findByRole('button', { name: /^立即報名/ }));
    expect(currentUrl()).toBe('/events');
  });

  test('is a plain link for somebody signed in', async () => {
    renderList({}, { session: createFakeSession(createFakeAccount()) });
    expect(await screen.findByRole('link', { name: /^立即報名/ })).toHaveAttribute(
      'href',
      '/events/e1?register=true',
    );
  });

  test.each([
    [{ sale: 'sold_out', priceFrom: 300 }, '已售完'],
    [{ sale: 'sold_out' }, '額滿'],
    [{ sale: 'ended', priceFrom: 300 }, '停止販售'],
    [{ sale: 'ended' }, '報名截止'],
    [{ sale: 'waitlist', phase: 'ongoing' }, '額滿'],
    [{ phase: 'ended' }, '已結束'],
    [{ phase: 'cancelled' }, '已取消'],
  ] as const)('gives way to the reason: %o', async (state, label) => {
    renderList({ search: () => ({ data: eventPageRow([eventRow(state)]) }) });
    expect(await screen.findByRole('button', { name: new RegExp(`^${label}`) })).toBeDisabled();
  });

  const opensAt = '2099-12-01T12:00:00+08:00';
  test.each([
    [{ sale: 'waitlist' }, '加入候補'],
    [{ sale: 'not_yet', saleOpensAt: opensAt, priceFrom: 300 }, '12/01\\(二\\) 12:00 開賣'],
    [{ sale: 'not_yet', saleOpensAt: opensAt }, '12/01\\(二\\) 12:00 開放報名'],
  ] as const)('leads to the event where something else can be done: %o', async (state, label) => {
    renderList({ search: () => ({ data: eventPageRow([eventRow(state)]) }) });
    const link = await screen.findByRole('link', { name: new RegExp(`^${label}`) });
    expect(link).toHaveAttribute('href', '/events/e1');
  });

  test('is none before its tickets are published, which the card says instead of a price', async () => {
    renderList({ search: () => ({ data: eventPageRow([eventRow({ sale: 'none' })]) }) });
    const card = within(await screen.findByRole('article', { name: eventRow().title }));
    expect(card.getByText('報名資訊待公布')).toBeInTheDocument();
    expect(card.queryByText('免費')).not.toBeInTheDocument();
    expect(card.queryByRole('button')).not.toBeInTheDocument();
    expect(card.queryByRole('link', { name: /立即報名/ })).not.toBeInTheDocument();
  });
});

test('an event that one is registered for offers to contact its organizer', async () => {
  const fake = createFakeBackend({ search_events: threePages });
  const ownRows = [{ id: 'r1', eventId: 'e1', status: 'confirmed' }];
  const answer = Promise.resolve({ data: ownRows, error: null, status: 200 });
  const from = () => ({ select: () => ({ eq: () => ({ in: () => answer }) }) });
  const rest = async () => Object.assign(await fake.rest(), { from });
  const backend = { ...fake, rest } as typeof fake;
  renderList({}, { backend, session: createFakeSession(createFakeAccount()) });
  expect(await screen.findByRole('button', { name: /^聯繫主辦方/ })).toBeInTheDocument();
  expect(screen.queryByText('立即報名')).not.toBeInTheDocument();
});

test('立即創建活動 leads visitors through the login and members straight to the form', async () => {
  const { unmount } = renderList();
  const link = () => screen.getByRole('link', { name: '立即創建活動' });
  expect(link()).toHaveAttribute('href', '/login?returnTo=%2Fregister-event');
  unmount();
  renderList({}, { session: createFakeSession(createFakeAccount()) });
  expect(link()).toHaveAttribute('href', '/register-event');
});
