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
import type { IncomeMonth, OccupiedHour } from '../../data/income/income.schema';
import { ownVenue } from '../../data/own-venue/own-venue.fixture';
import { venueDetail } from '../../data/venue/venue.fixture';
import texts from '../../locales/zh-TW.json';
import { IncomeScreen } from './income.screen';

const month = (overrides: Partial<IncomeMonth>): IncomeMonth => ({
  month: '2026-11-01',
  bookings: 0,
  byPhone: 0,
  cancelled: 0,
  minutes: 0,
  worth: 0,
  onTheSpot: 0,
  deposits: 0,
  refunded: 0,
  net: 0,
  ...overrides,
});
const income = {
  thisMonth: '2026-11-01',
  months: [
    month({ month: '2026-12-01', bookings: 1, worth: 4000 }),
    month({
      bookings: 3,
      byPhone: 1,
      minutes: 570,
      worth: 21_000,
      onTheSpot: 14_000,
      deposits: 7000,
      refunded: 1500,
      net: 5500,
      cancelled: 1,
    }),
    month({ month: '2026-10-01' }),
  ],
};
const occupied = (weekday: number, hour: number, booked: number): OccupiedHour => ({
  weekday,
  hour,
  open: 720,
  booked,
});
const occupancy = {
  from: '2026-08-31',
  until: '2026-11-22',
  open: 3600,
  booked: 900,
  hours: [
    occupied(2, 13, 0),
    occupied(2, 14, 0),
    occupied(2, 15, 540),
    occupied(6, 13, 720),
    occupied(6, 14, 360),
  ],
};
const rate = {
  id: '7',
  name: '假日',
  weekdays: [6, 7],
  start: '00:00',
  end: '00:00',
  dateFrom: null,
  dateTo: null,
  hourlyRate: 2000,
};

function renderIncome(functions: FakeFunctions = {}, at = '/venue-income') {
  const toasts = createFakeToasts();
  const asked: unknown[] = [];
  const view = renderInShell(<IncomeScreen />, {
    at,
    path: '/venue-income',
    texts: { venues: texts },
    services: {
      toasts,
      session: createFakeSession(createFakeAccount({ activeType: 'venue' })),
      backend: createFakeBackend({
        my_venues: () => ({ data: [ownVenue({ pricePerHour: 1500 })] }),
        venue_income: () => ({ data: income }),
        venue_occupancy: (args) => {
          asked.push(args);
          return { data: occupancy };
        },
        get_venue: () => ({ data: venueDetail({ rates: [rate] }) }),
        ...functions,
      }),
    },
  });
  return { ...view, toasts, asked };
}

test('this month stands in four numbers, and every month in a table', async () => {
  renderIncome();
  const now = within(await screen.findByRole('region', { name: '本月' }));
  expect(now.getByText('NT$21,000')).toBeVisible();
  expect(now.getByText('3 場・9.5 小時')).toBeVisible();
  expect(now.getByText('收到 NT$7,000，退還 NT$1,500')).toBeVisible();
  const row = screen.getByRole('row', { name: /2026\/11（本月）/ });
  expect(row).toHaveTextContent(
    '2026/11（本月）3 場（電話 1）9.5NT$21,000NT$14,000NT$7,000NT$1,500NT$5,5001',
  );
  expect(screen.getByRole('row', { name: /2026\/12（已排定）/ })).toBeVisible();
});

test('on a phone every month is a card with the same numbers', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media.startsWith('not'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  renderIncome();
  const months = within(await screen.findByRole('list', { name: '各月份的預訂、訂金與退款' }));
  const [upcoming, now] = months.getAllByRole('listitem');
  expect(upcoming).toHaveTextContent('2026/12（已排定）');
  expect(now).toHaveTextContent('2026/11（本月）場次3 場（電話 1）時數9.5預訂總額NT$21,000');
  expect(months.getByText('沒有預訂，也沒有款項進出')).toBeVisible();
  expect(screen.queryByRole('table', { name: '各月份的預訂、訂金與退款' })).toBeNull();
  jest.restoreAllMocks();
});

test('hours are a picture that reads as a table', async () => {
  renderIncome();
  const picture = within(
    await screen.findByRole('table', { name: /每一格是那個小時被訂走的比例/ }),
  );
  const row = within(picture.getByRole('row', { name: /^13:00/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '未開放',
    '0%',
    '未開放',
    '未開放',
    '未開放',
    '100%',
    '未開放',
  ]);
  expect(screen.getByText('08/31(一) 到 11/22(日)，開放的時間有 25% 被訂走。')).toBeVisible();
});

test('the weeks to come are one press away, in the address', async () => {
  const user = userEvent.setup();
  const { asked, currentUrl } = renderIncome();
  await user.click(await screen.findByText('未來 4 週'));
  expect(currentUrl()).toBe('/venue-income?when=ahead');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ p_ahead: true }));
});

test('empty hours say what to do: a price for exactly them, before those that there are', async () => {
  const user = userEvent.setup();
  const save = jest.fn((_args: object) => ({ data: [] }));
  const { toasts } = renderIncome({ save_venue_rates: save });
  await user.click(
    await screen.findByRole('button', { name: '設這個時段的價格：週二 13:00–15:00' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: '設定時段價格' }));
  expect(dialog.getByRole('checkbox', { name: '週二' })).toBeChecked();
  expect(dialog.getByLabelText(/^每小時/)).toHaveValue('1200');
  await user.click(dialog.getByRole('checkbox', { name: '週三' }));
  await user.click(dialog.getByRole('button', { name: '儲存價格' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已設定「離峰優惠」：每小時 NT$1,200']));
  expect(save).toHaveBeenCalledWith({
    p_venue_id: ownVenue().id,
    p_version: ownVenue().version,
    p_rules: [
      {
        name: '離峰優惠',
        weekdays: [2, 3],
        start_time: '13:00',
        end_time: '15:00',
        date_from: null,
        date_to: null,
        hourly_rate: 1200,
        priority: 2,
      },
      {
        name: '假日',
        weekdays: [6, 7],
        start_time: '00:00',
        end_time: '00:00',
        date_from: null,
        date_to: null,
        hourly_rate: 2000,
        priority: 1,
      },
    ],
  });
});

test('a price without days or as words is refused beside its field', async () => {
  const user = userEvent.setup();
  renderIncome();
  await user.click(await screen.findByRole('button', { name: '新增時段價格' }));
  const dialog = within(await screen.findByRole('dialog', { name: '設定時段價格' }));
  for (const day of ['週一', '週二', '週三', '週四']) {
    await user.click(dialog.getByRole('checkbox', { name: day }));
  }
  await user.clear(dialog.getByLabelText(/^每小時/));
  await user.type(dialog.getByLabelText(/^每小時/), '一千');
  await user.click(dialog.getByRole('button', { name: '儲存價格' }));
  expect(await dialog.findByText('至少選一天')).toBeVisible();
  expect(dialog.getByText('請填 0 到 1,000,000 的整數')).toBeVisible();
});

test('a price of a season says its dates', async () => {
  const season = { ...rate, id: '8', dateFrom: '2026-12-31', dateTo: '2027-01-01' };
  renderIncome({ get_venue: () => ({ data: venueDetail({ rates: [season] }) }) });
  expect(
    await screen.findByText('週六、日・全天・2026/12/31(四) 至 2027/01/01(五)・每小時 NT$2,000'),
  ).toBeVisible();
});

test('a price by hours is taken back, after asking', async () => {
  const user = userEvent.setup();
  const save = jest.fn((_args: object) => ({ data: [] }));
  renderIncome({ save_venue_rates: save });
  await user.click(await screen.findByRole('button', { name: '移除「假日」' }));
  const question = within(screen.getByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: '移除' }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith({
      p_venue_id: ownVenue().id,
      p_version: ownVenue().version,
      p_rules: [],
    }),
  );
});

test('a venue that is never open is led to its calendar', async () => {
  renderIncome({
    venue_occupancy: () => ({ data: { ...occupancy, open: 0, booked: 0, hours: [] } }),
  });
  expect(await screen.findByRole('link', { name: '設定開放時間' })).toHaveAttribute(
    'href',
    '/venue-availability',
  );
});

test('who has no venue is led to the registration, and a failure can be tried again', async () => {
  const { unmount } = renderIncome({ my_venues: () => ({ data: [] }) });
  expect(await screen.findByRole('link', { name: '刊登場地' })).toBeVisible();
  unmount();
  renderIncome({ venue_income: () => ({ code: 'SERVER' }) });
  expect(await screen.findByText('無法載入場地收入')).toBeVisible();
});
