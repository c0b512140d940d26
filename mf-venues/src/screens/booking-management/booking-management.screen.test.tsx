import { bookingCard } from '@spotlight/shared/booking/fixture';
import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownVenue } from '../../data/own-venue/own-venue.fixture';
import texts from '../../locales/zh-TW.json';
import { BookingManagementScreen } from './booking-management.screen';

const { id: venueId } = ownVenue();
const cards = [
  bookingCard({
    side: 'host',
    unread: 2,
    respondBy: new Date(Date.now() + 5.5 * 3_600_000).toISOString(),
  }),
  bookingCard({
    id: 'b2',
    side: 'host',
    guestName: '陳小姐',
    status: 'confirmed',
    isPhone: true,
    bookingNo: '',
    venueId,
    total: 3600,
  }),
];

function renderDesk(at = '/venue-bookings-management', items = cards) {
  const list = jest.fn((_args: object) => ({
    data: { items, total: items.length, page: 1, pageSize: 20 },
  }));
  renderInShell(<BookingManagementScreen />, {
    services: {
      session: createFakeSession(createFakeAccount()),
      backend: createFakeBackend({
        my_bookings: list,
        my_venues: () => ({ data: [ownVenue(), ownVenue({ id: 'v2', name: '另一間' })] }),
        my_bank_account: () => ({ data: null }),
      }),
    },
    texts: { venues: texts },
    at,
    path: '/venue-bookings-management',
  });
  return list;
}

const lastAsked = (list: jest.Mock) => list.mock.lastCall?.[0] as Record<string, unknown>;

test('a row tells who, which state, how long to answer, when, where and how much', async () => {
  renderDesk();
  const table = await screen.findByRole('table');
  const [, asked, phone] = within(table).getAllByRole('row');
  const cells = (row: HTMLElement | undefined) =>
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells(asked)).toEqual([
    '林芷晴VB-261130-04172 則新訊息',
    '待回覆',
    '剩 5 小時回覆',
    '2026/12/26(六) 13:00–18:00',
    '九杯咖啡',
    '32 人・生咖活動',
    'NT$8,000',
  ]);
  expect(cells(phone)[0]).toBe('陳小姐電話預訂');
  expect(within(table).getByRole('link', { name: '林芷晴' })).toHaveAttribute(
    'href',
    '/bookings/b1',
  );
  expect(within(table).getByRole('link', { name: '陳小姐' })).toHaveAttribute(
    'href',
    `/venue-bookings?venue=${venueId}&view=list&day=2026-12-26`,
  );
});

test('headings, words, state, venue and page size ask the server, and live in the address', async () => {
  const user = userEvent.setup();
  const list = renderDesk('/venue-bookings-management?state=open&page=1');
  await screen.findByRole('table');
  expect(lastAsked(list)).toMatchObject({ p_state: 'open', p_page_size: 20 });
  expect(lastAsked(list)).not.toHaveProperty('p_sort');

  await user.click(screen.getByRole('button', { name: '總額' }));
  await user.click(screen.getByRole('button', { name: '總額' }));
  await waitFor(() => expect(lastAsked(list)).toMatchObject({ p_sort: '-total' }));
  expect(screen.getByRole('columnheader', { name: '總額' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await user.type(screen.getByRole('searchbox'), '林{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: '狀態' }), '已確認');
  await user.selectOptions(screen.getByRole('combobox', { name: '場地' }), '光點咖啡');
  await user.selectOptions(screen.getByRole('combobox', { name: '每頁筆數' }), '每頁 50 筆');
  await waitFor(() =>
    expect(lastAsked(list)).toMatchObject({
      p_query: '林',
      p_state: 'confirmed',
      p_resource_id: venueId,
      p_page_size: 50,
      p_sort: '-total',
    }),
  );
});

test('on a phone the same are cards, whose order is a choice', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max') });
  try {
    const user = userEvent.setup();
    const list = renderDesk();
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('table')).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: '排序' }), '時段晚的在前');
    await waitFor(() => expect(lastAsked(list)).toMatchObject({ p_sort: '-start' }));
  } finally {
    window.matchMedia = wide;
  }
});

test('where nothing fits, the way back is to all of them', async () => {
  renderDesk('/venue-bookings-management?q=%E7%84%A1', []);
  expect(await screen.findByRole('heading', { name: '沒有符合的預訂' })).toBeVisible();
  expect(screen.getByRole('link', { name: '看全部預訂' })).toHaveAttribute(
    'href',
    '/venue-bookings-management',
  );
});
