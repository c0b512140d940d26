import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CommonTime } from '../../data/common-time/common-time.schema';
import { venueDetail, venuePage, venueSummary } from '../../data/venue/venue.fixture';
import texts from '../../locales/zh-TW.json';
import { TogetherScreen } from './together.screen';

const venueId = venueSummary().id;
const bandId = '22222222-2222-4222-8222-222222222222';
const day = '2099-12-26';
const at = (time: string) => new Date(`${day}T${time}:00+08:00`).toISOString();
const band = {
  id: bandId,
  performerName: '夜間列車',
  category: 'band',
  city: 'taipei',
  profileImageUrl: null,
  feeMin: 8000,
};
const free = [{ startAt: at('10:00'), endAt: at('22:00') }];

const answer = (overrides: Partial<CommonTime> = {}): CommonTime => ({
  venues: [{ ...venueSummary(), bookingMode: 'request' }],
  performers: [{ ...band, feeMax: 12_000 }],
  times: [
    {
      day,
      startAt: at('12:00'),
      endAt: at('16:00'),
      lastStart: at('12:30'),
      slotMinutes: 30,
      prices: [{ venueId, total: 6500, deposit: 1950 }],
    },
    {
      day,
      startAt: at('18:00'),
      endAt: at('22:00'),
      lastStart: at('18:00'),
      slotMinutes: 30,
      prices: [{ venueId, total: 8500, deposit: 2550 }],
    },
  ],
  calendars: [
    { type: 'venue', id: venueId, alone: 1, without: 1, free },
    { type: 'performer', id: bandId, alone: 1, without: 1, free },
  ],
  ...overrides,
});

const both = `?venues=${venueId}&performers=${bandId}&from=${day}&until=${day}`;

function renderTogether(search: string, functions: FakeFunctions = {}, isSignedIn = true) {
  const asked: Record<string, unknown>[] = [];
  const toasts = createFakeToasts();
  const view = renderInShell(<TogetherScreen />, {
    at: `/book-venue/together${search}`,
    path: '/book-venue/together',
    texts: { venues: texts },
    services: {
      toasts,
      requestLogin: () => Promise.resolve(isSignedIn),
      ...(isSignedIn && { session: createFakeSession(createFakeAccount({ phone: '0912345678' })) }),
      backend: createFakeBackend({
        get_venue: () => ({ data: venueDetail() }),
        get_performer: () => ({ data: band }),
        search_venues: () => ({ data: venuePage([venueSummary()]) }),
        search_performers: () => ({ data: { items: [band], total: 1 } }),
        preview_venue_booking: () => ({
          data: { lines: [], total: 6500, deposit: 1950, problem: null, nearest: [] },
        }),
        common_free_time: (args) => {
          asked.push(args);
          return { data: answer() };
        },
        ...functions,
      }),
    },
  });
  return { ...view, asked, toasts };
}

test('nobody chosen: what to do first; who is found and added goes into the address', async () => {
  const user = userEvent.setup();
  const { currentUrl, asked } = renderTogether('');
  expect(screen.getByRole('heading', { name: '先選場地和表演者' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: '搜尋場地' }), '木日');
  await user.click(await screen.findByRole('button', { name: '加入木日咖啡 中山店' }));
  expect(screen.getByRole('heading', { name: '再選一位表演者' })).toBeVisible();
  expect(asked).toEqual([]);
  await user.type(screen.getByRole('searchbox', { name: '搜尋表演者' }), '列車');
  await user.click(await screen.findByRole('button', { name: '加入夜間列車' }));
  expect(decodeURIComponent(currentUrl())).toBe(
    `/book-venue/together?venues=${venueId}&performers=${bandId}`,
  );
  await screen.findByRole('heading', { name: '2 個共同檔期' });
  await user.click(screen.getByRole('button', { name: '移除夜間列車' }));
  expect(currentUrl()).toBe(`/book-venue/together?venues=${venueId}`);
});

test('times stand with both prices, the lowest marked, on the board and in the list', async () => {
  const { asked } = renderTogether(both);
  const [first, second] = await screen.findAllByRole('radio');
  expect(first).toHaveAccessibleName('12/26(六) 12:00–16:00 可延到 12:30 開始 最低 NT$14,500 起');
  expect(second).toHaveAccessibleName('12/26(六) 18:00–22:00 NT$16,500 起');
  expect(
    screen.getByRole('button', { name: '12/26(六) 12:00–16:30 大家都有空' }),
  ).toBeInTheDocument();
  expect(asked).toEqual([
    {
      p_venue_ids: [venueId],
      p_performer_ids: [bandId],
      p_from: day,
      p_until: day,
      p_opens: 360,
      p_closes: 1800,
      p_duration: 240,
      p_attendees: 20,
    },
  ]);
});

test('other days, hours and people are looked for by a press, and what cannot be is said', async () => {
  const user = userEvent.setup();
  const { currentUrl } = renderTogether(both);
  const people = await screen.findByLabelText('預計人數');
  await user.clear(people);
  await user.click(screen.getByRole('button', { name: '找共同檔期' }));
  expect(people).toHaveAccessibleDescription('請填 1 以上的整數。');
  await user.type(people, '60');
  await user.selectOptions(screen.getByLabelText('時段'), '晚上');
  await user.click(screen.getByRole('button', { name: '找共同檔期' }));
  expect(currentUrl()).toContain('part=evening');
  expect(currentUrl()).toContain('people=60');
});

test('one form asks both, with the price that was shown, and leads to the answers', async () => {
  const user = userEvent.setup();
  const sent = jest.fn((_args: object) => ({ data: { requests: [] } }));
  const { currentUrl } = renderTogether(both, { request_together: sent });
  await user.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
  const panel = within(await screen.findByRole('region', { name: '選擇的檔期' }));
  expect(panel.getByText('NT$8,000 – NT$12,000')).toBeVisible();
  await user.selectOptions(panel.getByLabelText('開始時間'), '12:30');
  await waitFor(() => expect(panel.getByRole('button', { name: '一起詢問' })).toBeEnabled());
  await user.click(panel.getByRole('button', { name: '一起詢問' }));
  await user.type(await panel.findByLabelText(/用途/), '生日應援演出');
  await user.click(panel.getByRole('button', { name: '送出 2 份詢問' }));
  await waitFor(() => expect(currentUrl()).toBe('/bookings/compare'));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    p_venue_ids: [venueId],
    p_performer_ids: [bandId],
    p_start_at: at('12:30'),
    p_end_at: at('16:30'),
    p_attendees: 20,
    p_purpose: '生日應援演出',
    p_performance_type: '生日應援演出',
    p_expected_totals: { [venueId]: 6500 },
  });
});

test('when somebody was faster nobody is asked, what was typed stays, and the times are read again', async () => {
  const user = userEvent.setup();
  const { asked } = renderTogether(`${both}&at=${at('18:00')}`, {
    request_together: () => ({ code: 'SLOT_TAKEN', status: 409 }),
  });
  const ask = await screen.findByRole('button', { name: '一起詢問' });
  await waitFor(() => expect(ask).toBeEnabled());
  await user.click(ask);
  await user.type(await screen.findByLabelText(/用途/), '品牌派對');
  const before = asked.length;
  await user.click(screen.getByRole('button', { name: '送出 2 份詢問' }));
  expect(await screen.findByText('沒有送出，任何一方都沒有收到')).toBeVisible();
  expect(screen.getByLabelText(/用途/)).toHaveValue('品牌派對');
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
});

test('a venue that is too small for so many cannot be asked', async () => {
  renderTogether(`${both}&people=60&at=${at('18:00')}`);
  expect(
    await screen.findByText('木日咖啡 中山店最多容納 48 人，請減少人數或換一個場地。'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: '一起詢問' })).toBeDisabled();
});

test('no common time: who is in the way is named and can be taken out, and later days are offered', async () => {
  const user = userEvent.setup();
  const { currentUrl } = renderTogether(both, {
    common_free_time: () => ({
      data: answer({
        times: [],
        calendars: [
          { type: 'venue', id: venueId, alone: 1, without: 0, free },
          { type: 'performer', id: bandId, alone: 0, without: 1, free: [] },
        ],
      }),
    }),
  });
  expect(await screen.findByText(/夜間列車在這段時間沒有連續 4 小時的空檔/)).toBeVisible();
  expect(screen.getByRole('link', { name: '往後看 1 天' })).toHaveAttribute(
    'href',
    expect.stringContaining('from=2099-12-27&until=2099-12-27'),
  );
  const empty = screen.getByText(/沒有連續 4 小時/).closest('li') as HTMLElement;
  await user.click(within(empty).getByRole('button', { name: '移除夜間列車' }));
  expect(currentUrl()).not.toContain(bandId);
});

test('what cannot be read is said, with a way to try again; who is gone has to be taken out', async () => {
  const { unmount } = renderTogether(both, { common_free_time: () => ({ code: 'SERVER' }) });
  expect(await screen.findByText('無法載入共同檔期')).toBeVisible();
  unmount();
  renderTogether(both, {
    get_performer: () => ({ data: null }),
    common_free_time: () => ({ code: 'NOT_FOUND', status: 404 }),
  });
  expect(await screen.findByText('有場地或表演者已經下架，移除後再找一次。')).toBeVisible();
  expect(await screen.findByRole('button', { name: '移除已下架' })).toBeVisible();
});
