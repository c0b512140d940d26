import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrganizerEvent } from '../../data/organizer/organizer-event.schema';
import texts from '../../locales/zh-TW.json';
import { PublishedEventsScreen } from './published-events.screen';

const event = (overrides: Partial<OrganizerEvent>): OrganizerEvent => ({
  id: 'e1',
  title: '週三陶藝課',
  description: '',
  date: '2099-12-26',
  time: '19:00',
  isTimeUndecided: false,
  startsAt: '2099-12-26T19:00:00+08:00',
  endsAt: '2099-12-26T22:00:00+08:00',
  location: '月爐空間',
  city: 'taipei',
  category: '主題派對',
  imageUrl: null,
  posterLine: null,
  price: '免費',
  priceFrom: 0,
  sale: 'on_sale',
  saleOpensAt: null,
  isFree: true,
  attendees: 0,
  phase: 'upcoming',
  badge: null,
  isSoldOut: false,
  status: 'approved',
  version: 1,
  sold: 3,
  left: null,
  capacity: null,
  revenue: 0,
  waitingRegistrations: 0,
  openMessages: 0,
  waitlist: 0,
  checkedIn: 0,
  sales: [],
  comments: null,
  ...overrides,
});

function renderList(items: OrganizerEvent[], search = '') {
  const list = jest.fn((_args: Record<string, unknown>) => ({
    data: { items, total: items.length, page: 1, pageSize: 12 },
  }));
  renderInShell(<PublishedEventsScreen />, {
    at: `/events-published${search}`,
    path: '/events-published',
    texts: { events: texts },
    services: {
      backend: createFakeBackend({ my_events: list }),
      session: createFakeSession(createFakeAccount()),
    },
  });
  return list;
}

test('an exhibition that is on says until when', async () => {
  renderList([event({ date: '2020-01-01', endsAt: '2099-12-14T18:00:00+08:00' })]);
  expect(await screen.findByText('展期中・至 2099/12/14(一)')).toBeInTheDocument();
});

test('a draft that is only begun says what is not known, and what waits for an answer is counted', async () => {
  renderList([
    event({ openMessages: 2 }),
    event({
      id: 'e2',
      title: '只有標題',
      status: 'draft',
      date: null,
      startsAt: null,
      endsAt: null,
      category: null,
      city: null,
      location: '',
    }),
  ]);
  const published = within(await screen.findByRole('article', { name: '週三陶藝課' }));
  expect(published.getByText('2 則訊息待回覆')).toBeInTheDocument();
  expect(published.getByText('2099/12/26(六) 19:00')).toBeInTheDocument();
  const draft = within(screen.getByRole('article', { name: '只有標題' }));
  expect(draft.getByText('日期未定')).toBeInTheDocument();
  expect(draft.queryByText(/待回覆/)).not.toBeInTheDocument();
});

test('events are found by their words, which stand in the address', async () => {
  const user = userEvent.setup();
  const list = renderList([event({})], '?status=upcoming');
  const field = await screen.findByRole('searchbox', { name: '搜尋自己的活動' });
  await user.type(field, '陶藝{Enter}');
  await waitFor(() =>
    expect(list.mock.lastCall?.[0]).toMatchObject({
      p_query: '陶藝',
      p_status: 'upcoming',
      p_page: 1,
    }),
  );
});

test('where nothing fits, the way back to all events is offered', async () => {
  renderList([], '?q=陶藝');
  expect(await screen.findByText('沒有符合條件的活動')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '清除篩選條件' })).toHaveAttribute(
    'href',
    '/events-published',
  );
});

test('what waits for approval says what happens next, and how it will look', async () => {
  renderList([event({ status: 'pending_approval' })]);
  const card = within(await screen.findByRole('article', { name: '週三陶藝課' }));
  expect(card.getByText('審核中')).toBeInTheDocument();
  expect(card.getByText(/通過後自動上架/)).toBeInTheDocument();
  expect(card.getByRole('link', { name: /^預覽/ })).toHaveAttribute('href', '/events/e1');
});

test.each([
  [true, '已報名 3 / 10 人', '剩 7 個名額'],
  [false, '已售 3 / 10 張', '剩 7 張'],
])('free %s: people take seats or buy tickets', async (isFree, sold, left) => {
  renderList([event({ isFree, capacity: 10, left: 7 })]);
  expect(await screen.findByText(sold)).toBeInTheDocument();
  expect(screen.getByText(left)).toBeInTheDocument();
});
