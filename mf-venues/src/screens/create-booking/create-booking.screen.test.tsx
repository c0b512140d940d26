import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { readDraft } from '@spotlight/shared/form';
import { bookingCard } from '@spotlight/shared/booking/fixture';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { venueDetail, venuePage, venueSummary } from '../../data/venue/venue.fixture';
import texts from '../../locales/zh-TW.json';
import { bookAgainPath } from '../../paths';
import { CreateBookingScreen } from './create-booking.screen';

const venue = venueDetail({ houseRules: '請勿使用噴漆。' });
const address = `/venue-bookings/create?${new URLSearchParams({
  venue: venue.id,
  from: '2030-12-26T06:00:00.000Z',
  to: '2030-12-26T10:00:00.000Z',
})}`;
const preview = {
  lines: [
    { kind: 'base', label: null, quantity: 240, unit: 'minute', unitPrice: 1500, amount: 6000 },
  ],
  total: 6000,
  deposit: 1800,
  problem: null,
  nearest: [],
};

const free = {
  startAt: '2030-12-26T06:00:00.000Z',
  endAt: '2030-12-26T10:00:00.000Z',
  lat: null,
  lng: null,
  bookingMode: 'request',
  deposit: 0,
};
const others = [
  { ...venueSummary(), ...free, total: 6000 },
  { ...venueSummary({ id: 'v2', name: '山腳小館' }), ...free, total: 5200 },
  { ...venueSummary({ id: 'v3', name: '月台空間' }), ...free, total: 7000 },
];

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = jest.fn();
});

function renderForm({
  isSignedIn = false,
  requestLogin = jest.fn().mockResolvedValue(false),
  at = address,
  lost = 0,
} = {}) {
  const sent: Record<string, unknown>[] = [];
  const account = createFakeAccount({ phone: '0912-345-678' });
  const view = renderInShell(<CreateBookingScreen />, {
    services: {
      backend: createFakeBackend({
        get_venue: () => ({ data: venue }),
        get_free_time: () => ({
          data: {
            from: '2030-12-26',
            to: '2030-12-27',
            slotMinutes: 30,
            minMinutes: 180,
            earliestStart: null,
            latestStart: null,
            opening: [],
            free: [],
          },
        }),
        preview_venue_booking: () => ({ data: preview }),
        search_free_venues: () => ({ data: { ...venuePage([]), items: others } }),
        request_venue_booking: (args) => {
          sent.push(args);
          return sent.length > lost ? { data: bookingCard() } : { code: 'SERVER', status: 503 };
        },
      }),
      session: createFakeSession(isSignedIn ? account : null),
      requestLogin,
    },
    texts: { venues: texts },
    at,
    path: '/venue-bookings/create',
  });
  return { ...view, sent, requestLogin };
}

async function fillNeeds(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: '下一步：需求' }));
  await user.type(await screen.findByLabelText(/^人數/), '20');
  await user.type(screen.getByLabelText(/^用途/), '生日應援咖啡');
  await user.click(screen.getByRole('button', { name: '下一步：費用' }));
  await user.click(await screen.findByRole('button', { name: '下一步：確認' }));
}

test('four steps end in a request with the price that was shown', async () => {
  const user = userEvent.setup();
  const { sent, currentUrl } = renderForm({
    isSignedIn: true,
    requestLogin: jest.fn().mockResolvedValue(true),
  });
  await fillNeeds(user);
  await user.click(await screen.findByRole('checkbox', { name: /我已閱讀場地規範/ }));
  await user.click(screen.getByRole('button', { name: '送出預訂申請' }));
  await waitFor(() => expect(currentUrl()).toBe('/bookings/b1'));
  expect(sent).toEqual([
    expect.objectContaining({
      p_venue_id: venue.id,
      p_start_at: '2030-12-26T06:00:00.000Z',
      p_end_at: '2030-12-26T10:00:00.000Z',
      p_attendees: 20,
      p_purpose: '生日應援咖啡',
      p_contact_name: '測試粉絲',
      p_contact_phone: '0912-345-678',
      p_expected_total: 6000,
    }),
  ]);
  expect(readDraft(`venue-booking.${venue.id}`)).toEqual({});
});

test('after a lost answer nobody says that nothing was sent, and what was changed is another attempt', async () => {
  const user = userEvent.setup();
  const { sent, currentUrl } = renderForm({
    isSignedIn: true,
    requestLogin: jest.fn().mockResolvedValue(true),
    lost: 2,
  });
  await fillNeeds(user);
  await user.click(await screen.findByRole('checkbox', { name: /我已閱讀場地規範/ }));
  const press = () => user.click(screen.getByRole('button', { name: '送出預訂申請' }));
  await press();
  expect(await screen.findByText('沒有收到回覆，不確定是否已經完成')).toBeVisible();
  expect(screen.queryByText('預訂申請沒有送出')).toBeNull();
  await press();
  await waitFor(() => expect(sent).toHaveLength(2));
  await user.type(screen.getByLabelText(/^聯絡人/), '與同伴');
  await press();
  await waitFor(() => expect(currentUrl()).toBe('/bookings/b1'));
  const [first, again, other] = sent.map(({ p_idempotency_key: key }) => key);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('a visitor fills everything in, is asked to sign in, and finds the draft again', async () => {
  const user = userEvent.setup();
  const { sent, requestLogin, unmount } = renderForm();
  await fillNeeds(user);
  await user.type(await screen.findByLabelText(/^聯絡人/), '林芷晴');
  await user.type(screen.getByLabelText(/^手機/), '0912345678');
  await user.type(screen.getByLabelText(/^電子郵件/), 'fan@example.test');
  await user.click(screen.getByRole('checkbox', { name: /我已閱讀場地規範/ }));
  await user.click(screen.getByRole('button', { name: '送出預訂申請' }));
  expect(requestLogin).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([]);
  unmount();

  renderForm();
  await user.click(await screen.findByRole('button', { name: '下一步：需求' }));
  expect(await screen.findByLabelText(/^用途/)).toHaveValue('生日應援咖啡');
  expect(screen.getByLabelText(/^人數/)).toHaveValue('20');
});

test('the same once more brings how long, how many and what for, on a day to be chosen', async () => {
  const user = userEvent.setup();
  const before = {
    venueId: venue.id,
    startAt: '2026-01-02T06:00:00.000Z',
    endAt: '2026-01-02T11:00:00.000Z',
    attendees: 30,
    purpose: '生日應援咖啡',
  };
  const { unmount } = renderForm({ at: bookAgainPath(before) });
  expect(await screen.findByLabelText(/^日期/)).toHaveValue('');
  expect(screen.getByLabelText(/^時數/)).toHaveValue('300');
  unmount();

  const offered = { startAt: free.startAt, endAt: free.endAt };
  renderForm({ at: bookAgainPath(before, offered) });
  await user.click(await screen.findByRole('button', { name: '下一步：需求' }));
  expect(await screen.findByLabelText(/^人數/)).toHaveValue('30');
  expect(screen.getByLabelText(/^用途/)).toHaveValue('生日應援咖啡');
});

test('hours that were chosen after an earlier attempt are the ones that count', async () => {
  const user = userEvent.setup();
  const { unmount } = renderForm();
  await user.click(await screen.findByRole('button', { name: '下一步：需求' }));
  await user.type(await screen.findByLabelText(/^用途/), '生日應援咖啡');
  unmount();

  renderForm({ at: address.replaceAll('2030-12-26', '2030-12-27') });
  expect(await screen.findByLabelText(/^日期/)).toHaveValue('2030-12-27');
  await user.click(screen.getByRole('button', { name: '下一步：需求' }));
  expect(await screen.findByLabelText(/^用途/)).toHaveValue('生日應援咖啡');
});

test('a step that is not complete says what is missing', async () => {
  const user = userEvent.setup();
  renderForm();
  await user.click(await screen.findByRole('button', { name: '下一步：需求' }));
  await user.type(await screen.findByLabelText(/^人數/), '999');
  await user.click(screen.getByRole('button', { name: '下一步：費用' }));
  expect(await screen.findByText('請填 1 到 48 的整數')).toBeVisible();
  expect(screen.getByText('請寫下用途，讓場地方知道怎麼準備')).toBeVisible();
});

test('a link to a later step leads to the first one that lacks something, and says so', async () => {
  const user = userEvent.setup();
  renderForm({ at: `/venue-bookings/create?venue=${venue.id}&step=confirm` });
  expect(await screen.findByText('先完成這一步，才能到「確認」。')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '下一步：需求' }));
  expect(await screen.findByText('請選擇日期')).toBeVisible();
});

test('other venues that are free then are asked with the same form, and their answers are compared', async () => {
  const user = userEvent.setup();
  const { sent, currentUrl } = renderForm({
    isSignedIn: true,
    requestLogin: jest.fn().mockResolvedValue(true),
  });
  await fillNeeds(user);
  await user.click(await screen.findByRole('checkbox', { name: /山腳小館・NT\$5,200/ }));
  await user.click(screen.getByRole('checkbox', { name: /月台空間/ }));
  await user.click(screen.getByRole('checkbox', { name: /月台空間/ }));
  expect(screen.queryByRole('checkbox', { name: /木日咖啡/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /我已閱讀場地規範/ }));
  await user.click(screen.getByRole('button', { name: '同時詢問 2 個場地' }));
  await waitFor(() => expect(currentUrl()).toBe('/bookings/compare'));
  expect(sent).toEqual([
    expect.objectContaining({ p_venue_id: venue.id, p_is_joint: true, p_expected_total: 6000 }),
    expect.objectContaining({
      p_venue_id: 'v2',
      p_is_joint: true,
      p_expected_total: 5200,
      p_purpose: '生日應援咖啡',
      p_facilities: [],
    }),
  ]);
  expect(sent[0]?.p_idempotency_key).not.toBe(sent[1]?.p_idempotency_key);
});
