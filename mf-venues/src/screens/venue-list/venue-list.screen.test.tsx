import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import { addDays } from '@spotlight/shared/booking/hours';
import { taipeiDay } from '@spotlight/shared/format';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { venuePage, venueSummary } from '../../data/venue/venue.fixture';
import type { VenueSummary } from '../../data/venue/venue.schema';
import texts from '../../locales/zh-TW.json';
import { VenueListScreen } from './venue-list.screen';

// jsdom has no layout, so nothing to scroll.
const scrollIntoView = jest.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView.mockClear();
  sessionStorage.clear();
});

function renderList(
  search = '',
  answer: (args: Record<string, unknown>) => FakeAnswer = () => ({
    data: venuePage([venueSummary()], { total: 30 }),
  }),
) {
  const asked: Record<string, unknown>[] = [];
  const backend = createFakeBackend({
    search_venues: (args) => {
      asked.push(args);
      return answer(args);
    },
  });
  const view = renderInShell(<VenueListScreen />, {
    services: { backend },
    texts: { venues: texts },
    at: `/book-venue${search}`,
    path: '/book-venue',
  });
  return { ...view, asked };
}

test('a venue is a link with what decides: kind, location, size, price', async () => {
  renderList();
  const link = await screen.findByRole('link', { name: '木日咖啡 中山店' });
  expect(link).toHaveAttribute('href', '/venues/11111111-1111-4111-8111-111111111111');
  const tile = within(screen.getByRole('article'));
  expect(tile.getByText('咖啡廳・台北・中山・48 人')).toBeVisible();
  expect(tile.getByText('NT$1,500')).toBeVisible();
  expect(tile.getByText('生咖友善')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('共 30 個場地・依名稱排序');
});

test('hours that are wanted leave only what is free then, each with its whole price', async () => {
  const user = userEvent.setup();
  const asked: Record<string, unknown>[] = [];
  const { currentUrl } = renderInShell(<VenueListScreen />, {
    services: {
      backend: createFakeBackend({
        search_venues: () => ({ data: venuePage([venueSummary()]) }),
        search_free_venues: (args) => {
          asked.push(args);
          return {
            data: venuePage([
              {
                ...venueSummary(),
                startAt: '2030-12-26T06:00:00Z',
                endAt: '2030-12-26T11:00:00Z',
                lat: null,
                lng: null,
                bookingMode: 'instant',
                total: 8000,
                deposit: 2400,
              } as VenueSummary,
            ]),
          };
        },
      }),
    },
    texts: { venues: texts },
    at: '/book-venue?city=taipei',
    path: '/book-venue',
  });
  const bar = within(await screen.findByRole('search', { name: '要用的時段' }));
  await user.click(bar.getByRole('button', { name: '立即查詢檔期' }));
  expect(bar.getByRole('alert')).toHaveTextContent('請先選日期');
  await user.type(bar.getByLabelText('日期'), '2030-12-26');
  await user.selectOptions(bar.getByLabelText('開始時間'), '14:00');
  await user.selectOptions(bar.getByLabelText('時數'), '5 小時');
  await user.click(bar.getByRole('button', { name: '立即查詢檔期' }));
  expect(currentUrl()).toBe('/book-venue?day=2030-12-26&start=14%3A00&hours=5&city=taipei');
  expect(await screen.findByText('NT$8,000', { selector: 'strong' })).toBeVisible();
  expect(screen.getByText('2030/12/26(四) 14:00–19:00・立即預訂')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 個場地在這個時段有空');
  expect(asked.at(-1)).toMatchObject({
    p_from: '2030-12-26T06:00:00.000Z',
    p_to: '2030-12-26T11:00:00.000Z',
    p_duration: 300,
    p_city: 'taipei',
  });
  const link = screen.getByRole('link', { name: '木日咖啡 中山店' });
  expect(link.getAttribute('href')).toContain('from=2030-12-26T06%3A00%3A00Z');
});

test('what is only near the words is said', async () => {
  renderList('?q=x', () => ({ data: venuePage([venueSummary()], { match: 'near' }) }));
  expect(await screen.findByText('沒有完全符合的場地，以下是 1 個相近的結果')).toBeVisible();
});

test('the address decides what is asked for, and defaults are left out', async () => {
  const { asked } = renderList('?city=tainan&people=50&price=3000&friendly=true&page=2');
  await screen.findByRole('article');
  expect(asked).toEqual([
    {
      p_city: 'tainan',
      p_min_capacity: 50,
      p_max_price: 3000,
      p_support_friendly: true,
      p_page: 2,
      p_page_size: 12,
    },
  ]);
});

test('where hours are wanted, the budget is for all of them', async () => {
  const user = userEvent.setup();
  const asked: Record<string, unknown>[] = [];
  const { currentUrl } = renderInShell(<VenueListScreen />, {
    services: {
      backend: createFakeBackend({
        search_free_venues: (args) => {
          asked.push(args);
          return { data: venuePage([]) };
        },
      }),
    },
    texts: { venues: texts },
    at: '/book-venue?day=2030-12-26&price=2000',
    path: '/book-venue',
  });
  await screen.findByText('沒有找到場地');
  expect(asked).toContainEqual(expect.objectContaining({ p_max_total: 8000 }));
  expect(asked[0]).not.toHaveProperty('p_max_price');
  await user.click(screen.getByRole('button', { name: '篩選條件（已設定 1 項）' }));
  expect(screen.getByRole('combobox', { name: '總預算上限' })).toHaveDisplayValue('NT$8,000');
  await user.selectOptions(screen.getByRole('combobox', { name: '總預算上限' }), 'NT$12,000');
  await user.click(screen.getByRole('button', { name: '套用篩選' }));
  expect(currentUrl()).toBe('/book-venue?day=2030-12-26&total=12000');
});

test('the panel writes words and limits into the address, on the first page', async () => {
  const user = userEvent.setup();
  const { currentUrl } = renderList('?page=2&friendly=true');
  await user.type(screen.getByRole('searchbox', { name: '搜尋場地' }), '屋頂');
  const toggle = screen.getByRole('button', { name: '篩選條件（已設定 0 項）' });
  await user.click(toggle);
  await user.selectOptions(screen.getByRole('combobox', { name: '類型' }), '酒吧');
  await user.selectOptions(screen.getByRole('combobox', { name: '人數' }), '50 人以上');
  await user.click(screen.getByRole('button', { name: '套用篩選' }));
  expect(Object.fromEntries(new URLSearchParams(currentUrl().split('?')[1]))).toEqual({
    q: '屋頂',
    type: '酒吧',
    people: '50',
    friendly: 'true',
  });
  expect(toggle).toHaveAccessibleName('篩選條件（已設定 2 項）');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('order and 生咖友善 take effect at once', async () => {
  const user = userEvent.setup();
  const { currentUrl } = renderList();
  await user.selectOptions(screen.getByRole('combobox', { name: '排序方式' }), '價格低到高');
  expect(currentUrl()).toBe('/book-venue?sort=price');
  await user.click(await screen.findByRole('link', { name: '生咖友善' }));
  expect(currentUrl()).toBe('/book-venue?friendly=true&sort=price');
});

test('facilities that are wanted are all there, and each can be left out again', async () => {
  const user = userEvent.setup();
  const { currentUrl, asked } = renderList('?with=wifi');
  const choose = await screen.findByRole('combobox', { name: '設備與設施' });
  expect(within(choose).queryByRole('option', { name: '無線網路' })).not.toBeInTheDocument();
  await user.selectOptions(choose, '投影設備');
  expect(currentUrl()).toBe('/book-venue?with=wifi%2Cprojector');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ p_amenities: 'wifi,projector' }));
  await user.click(screen.getByRole('link', { name: '無線網路' }));
  expect(currentUrl()).toBe('/book-venue?with=projector');
});

test('what guests said of a venue stands with its price', async () => {
  renderList('', () => ({
    data: venuePage([venueSummary({ rating: { average: 4.75, total: 62 } })]),
  }));
  expect(await screen.findByText(/評價 4\.8（62）/)).toBeVisible();
});

test('further pages are links that keep the filters and start at the head of the list', async () => {
  const user = userEvent.setup();
  const { currentUrl } = renderList('?city=taipei', ({ p_page: page = 1 }) => ({
    data: venuePage([venueSummary()], { total: 30, page: Number(page) }),
  }));
  await user.click(await screen.findByRole('link', { name: '下一頁' }));
  expect(currentUrl()).toBe('/book-venue?city=taipei&page=2');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('nothing that fits: the way out is to clear the filters', async () => {
  renderList('?q=城堡', () => ({ data: venuePage([]) }));
  expect(await screen.findByRole('heading', { name: '沒有找到場地' })).toBeVisible();
  expect(screen.getByRole('link', { name: '清除篩選條件' })).toHaveAttribute('href', '/book-venue');
});

test('nothing is free in the city that a birthday led to: all of Taiwan is one press away', async () => {
  renderInShell(<VenueListScreen />, {
    services: {
      backend: createFakeBackend({ search_free_venues: () => ({ data: venuePage([]) }) }),
    },
    texts: { venues: texts },
    at: '/book-venue?day=2099-12-26&city=keelung&friendly=true',
    path: '/book-venue',
  });
  expect(await screen.findByRole('link', { name: '找全台灣的場地' })).toHaveAttribute(
    'href',
    '/book-venue?day=2099-12-26&friendly=true',
  );
  expect(screen.getByRole('link', { name: '不限時段' })).toBeVisible();
});

test('a failed list can be tried again', async () => {
  const user = userEvent.setup();
  let isBroken = true;
  renderList('', () => (isBroken ? { code: 'SERVER' } : { data: venuePage([venueSummary()]) }));
  expect(await screen.findByRole('alert')).toHaveTextContent('無法載入場地資料');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: '重試' }));
  expect(await screen.findByRole('link', { name: '木日咖啡 中山店' })).toBeVisible();
});

describe('what somebody saved', () => {
  const venue = venueSummary();

  function renderSaved(search: string, isSignedIn: boolean) {
    const changes: unknown[] = [];
    const asked: unknown[] = [];
    let saved: string[] = [];
    const toasts = createFakeToasts();
    const requestLogin = jest.fn().mockResolvedValue(false);
    const view = renderInShell(<VenueListScreen />, {
      services: {
        toasts,
        requestLogin,
        session: createFakeSession(isSignedIn ? createFakeAccount() : null),
        backend: createFakeBackend({
          search_venues: (args) => {
            asked.push(args);
            return { data: venuePage([venue]) };
          },
          my_saved_ids: () => ({ data: saved }),
          save_item: (args) => {
            changes.push(args);
            saved = args.p_saved ? [venue.id] : [];
            return { data: { entityId: venue.id, saved: args.p_saved } };
          },
        }),
      },
      texts: { venues: texts },
      at: `/book-venue${search}`,
      path: '/book-venue',
    });
    return { ...view, changes, asked, toasts, requestLogin };
  }
  const heart = () => screen.findByRole('button', { name: '收藏 木日咖啡 中山店' });

  test('the heart of a venue saves it, and takes it out again', async () => {
    const user = userEvent.setup();
    const { changes, toasts } = renderSaved('', true);
    await user.click(await heart());
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
    await user.click(await heart());
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'false'));
    expect(changes).toEqual([
      { p_entity_type: 'venue', p_entity_id: venue.id, p_saved: true },
      { p_entity_type: 'venue', p_entity_id: venue.id, p_saved: false },
    ]);
    expect(toasts.messages[0]).toContain('已收藏 木日咖啡 中山店');
  });

  test('who is signed out is asked to sign in, and the venue is saved when they are back', async () => {
    const user = userEvent.setup();
    const { requestLogin, changes, unmount } = renderSaved('', false);
    await user.click(await heart());
    expect(requestLogin).toHaveBeenCalledWith({ title: '登入後收藏 木日咖啡 中山店' });
    expect(changes).toEqual([]);
    unmount();
    const back = renderSaved('', true);
    await waitFor(() => expect(back.changes).toHaveLength(1));
    expect(back.changes).toEqual([
      { p_entity_type: 'venue', p_entity_id: venue.id, p_saved: true },
    ]);
  });

  test('the list narrows to it, in the address; signed out it says what it needs', async () => {
    const user = userEvent.setup();
    const { asked, currentUrl, unmount } = renderSaved('', true);
    await user.click(await screen.findByRole('link', { name: '我的收藏' }));
    expect(currentUrl()).toBe('/book-venue?saved=true');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ p_saved: true }));
    unmount();
    const signedOut = renderSaved('?saved=true', false);
    await user.click(await screen.findByRole('button', { name: '登入' }));
    expect(signedOut.requestLogin).toHaveBeenCalledWith({ title: '登入後看你收藏的場地' });
    expect(signedOut.asked).toEqual([]);
  });
});

describe('flexible days', () => {
  function renderDays(search: string, days: unknown[] = []) {
    const asked: Record<string, unknown>[] = [];
    const view = renderInShell(<VenueListScreen />, {
      services: {
        backend: createFakeBackend({
          search_venues: () => ({ data: venuePage([venueSummary()]) }),
          search_free_venues: () => ({ data: venuePage([]) }),
          free_venue_days: (args) => {
            asked.push(args);
            return { data: { days } };
          },
        }),
      },
      texts: { venues: texts },
      at: `/book-venue${search}`,
      path: '/book-venue',
    });
    return { ...view, asked };
  }
  const days = [
    { day: '2099-12-26', venues: 12, lowestTotal: 5200 },
    { day: '2099-12-27', venues: 3, lowestTotal: 3600 },
    { day: '2100-01-02', venues: 0, lowestTotal: null },
  ];

  test('stand side by side with their lowest prices, and the cheapest is marked', async () => {
    const user = userEvent.setup();
    const { asked, currentUrl } = renderDays('?flex=weekend&around=2099-12-23&city=tainan', days);
    const strip = within(
      await screen.findByRole('region', { name: '接下來四個週末，看哪天最划算' }),
    );
    const [first, second, third] = await strip.findAllByRole('link');
    expect(first).toHaveAttribute('aria-current', 'date');
    expect(first).toHaveTextContent('12/26(六)NT$5,200 起12 個場地');
    expect(second).toHaveTextContent('12/27(日)NT$3,600 起最便宜');
    expect(third).toHaveTextContent('01/02(六)沒有空檔');
    expect(asked).toEqual([
      {
        p_from: '2099-12-23',
        p_until: '2100-01-17',
        p_weekend: true,
        p_opens: 0,
        p_closes: 1800,
        p_duration: 240,
        p_city: 'tainan',
      },
    ]);
    await user.click(second as HTMLElement);
    expect(currentUrl()).toBe(
      '/book-venue?flex=weekend&around=2099-12-23&day=2099-12-27&city=tainan',
    );
    expect(asked).toHaveLength(1);
  });

  test('before and after a day is offered once there is one, and switched off by the same chip', async () => {
    const user = userEvent.setup();
    const { currentUrl } = renderDays('?day=2099-12-26', days);
    await user.click(screen.getByRole('link', { name: '±3 天' }));
    expect(currentUrl()).toBe('/book-venue?flex=near&day=2099-12-26');
    await user.click(screen.getByRole('link', { name: '±3 天' }));
    expect(currentUrl()).toBe('/book-venue?day=2099-12-26');
  });

  test('without a day, weekends and evenings count from today and need none in the address', async () => {
    const user = userEvent.setup();
    const { currentUrl, asked } = renderDays('', days);
    expect(screen.queryByRole('link', { name: '±3 天' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '任一晚上' }));
    expect(currentUrl()).toBe('/book-venue?flex=evening');
    await waitFor(() => expect(asked).toMatchObject([{ p_opens: 1020, p_closes: 1560 }]));
  });

  test('nothing is free tomorrow: why, and the next days on which something is', async () => {
    const user = userEvent.setup();
    const tomorrow = addDays(taipeiDay(), 1);
    const { asked, currentUrl } = renderDays(`?day=${tomorrow}&friendly=true`, days);
    expect(await screen.findByText(/這一天太近了：場地多半要提前幾天到一週預約/)).toBeVisible();
    const next = within(
      await screen.findByRole('region', { name: '這一天沒有空場地，接下來有空的日子' }),
    );
    const links = await next.findAllByRole('link');
    expect(links).toHaveLength(2);
    expect(asked).toMatchObject([
      {
        p_from: addDays(tomorrow, 1),
        p_until: addDays(tomorrow, 10),
        p_support_friendly: true,
      },
    ]);
    expect(screen.getByRole('link', { name: '看接下來四個週末' })).toHaveAttribute(
      'href',
      `/book-venue?flex=weekend&around=${tomorrow}&friendly=true`,
    );
    await user.click(links[0] as HTMLElement);
    expect(currentUrl()).toBe('/book-venue?day=2099-12-26&friendly=true');
  });

  test('a comparison that failed can be tried again, and the list is there anyway', async () => {
    renderInShell(<VenueListScreen />, {
      services: {
        backend: createFakeBackend({
          search_free_venues: () => ({ data: venuePage([]) }),
          free_venue_days: () => ({ code: 'SERVER' }),
        }),
      },
      texts: { venues: texts },
      at: '/book-venue?flex=near&day=2099-12-26',
      path: '/book-venue',
    });
    expect(await screen.findByText('無法比較這幾天的價格')).toBeVisible();
    expect(await screen.findByRole('heading', { name: '沒有找到場地' })).toBeVisible();
  });
});

test('the map shows more than a page, and the same venues stand beside it', async () => {
  const { asked } = renderList('?map=true');
  expect(await screen.findByText('地圖範圍內有 1 個場地')).toBeVisible();
  expect(screen.getByRole('article', { name: '木日咖啡 中山店' })).toBeVisible();
  expect(asked).toEqual([{ p_page_size: 50 }]);
  expect(screen.getByRole('link', { name: '看地圖' })).toHaveAttribute('href', '/book-venue');
});
