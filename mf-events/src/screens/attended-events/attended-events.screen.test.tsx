import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ticketEventRow, ticketRow } from '../../data/ticket/ticket.fixtures';
import type { TicketRows } from '../../data/ticket/ticket.schema';
import texts from '../../locales/zh-TW.json';
import { AttendedEventsScreen } from './attended-events.screen';

beforeEach(() => localStorage.clear());

const renderAttended = (tickets: TicketRows, more: FakeFunctions = {}) =>
  renderInShell(<AttendedEventsScreen />, {
    at: '/attend-events',
    texts: { events: texts },
    services: {
      backend: createFakeBackend({
        my_tickets: () => ({ data: tickets }),
        my_event_reviews: () => ({ data: [] }),
        ...more,
      }),
      session: createFakeSession(createFakeAccount()),
    },
  });

const past = (id: string, date: string, title: string) =>
  ticketEventRow({
    id,
    title,
    date,
    startsAt: `${date}T19:00:00+08:00`,
    endsAt: `${date}T22:00:00+08:00`,
    phase: 'ended',
  });

test('past events by month with whether one was there; what was given back is left out', async () => {
  renderAttended([
    ticketRow({
      id: 'a',
      registrationId: 'ra',
      status: 'checked_in',
      event: past('e1', '2026-01-10', '冬夜應援'),
    }),
    ticketRow({ id: 'b', registrationId: 'rb', event: past('e2', '2025-12-31', '跨年派對') }),
    ticketRow({
      id: 'c',
      registrationId: 'rc',
      status: 'refunded',
      event: past('e3', '2025-12-01', '退掉的票'),
    }),
  ]);
  const [january, december] = await screen.findAllByRole('heading', { level: 2 });
  expect(january).toHaveTextContent('2026/01');
  expect(december).toHaveTextContent('2025/12');
  const [first, second] = screen.getAllByRole('article');
  expect(within(first!).getByText('已入場')).toBeInTheDocument();
  expect(within(second!).getByText('未入場')).toBeInTheDocument();
  expect(screen.queryByText('退掉的票')).not.toBeInTheDocument();
});

test('who has not been anywhere is shown where to go', async () => {
  renderAttended([]);
  expect(await screen.findByText('還沒有參加過的活動')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '探索活動' })).toHaveAttribute('href', '/events');
});

const visited = () =>
  ticketRow({
    id: 'a',
    registrationId: 'ra',
    status: 'checked_in',
    event: past('e1', '2026-01-10', '冬夜應援'),
  });

test('the calendar shows the same on a sheet for each month, and stands in the address', async () => {
  const user = userEvent.setup();
  const { currentUrl } = renderAttended([
    visited(),
    ticketRow({ id: 'b', registrationId: 'rb', event: past('e2', '2025-12-31', '跨年派對') }),
  ]);
  await user.click(await screen.findByRole('radio', { name: '月曆' }));
  expect(currentUrl()).toBe('/attend-events?view=calendar');
  const sheet = await screen.findByRole('table', { name: '2026/01' });
  expect(within(sheet).getByRole('link', { name: '冬夜應援' }).closest('td')).toHaveTextContent(
    /^10/,
  );
  await user.click(screen.getByRole('button', { name: '上一個有活動的月份' }));
  expect(screen.getByRole('table', { name: '2025/12' })).toHaveTextContent('跨年派對');
  expect(screen.getByRole('button', { name: '上一個有活動的月份' })).toBeDisabled();
});

describe('a review', () => {
  const review = {
    eventId: 'e1',
    rating: 4,
    body: '音場很好',
    createdAt: '2026-01-11T10:00:00+08:00',
    updatedAt: '2026-01-11T10:00:00+08:00',
  };

  test('is written by who came in, with points at least', async () => {
    const user = userEvent.setup();
    const save = jest.fn((_args: Record<string, unknown>) => ({ data: review }));
    renderAttended([visited()], { review_event: save });
    await user.click(await screen.findByRole('button', { name: '撰寫心得：冬夜應援' }));
    const dialog = within(await screen.findByRole('dialog', { name: '活動心得' }));
    await user.click(dialog.getByRole('button', { name: '儲存心得' }));
    expect(dialog.getByText('請先選擇評分。')).toBeInTheDocument();
    expect(save).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('radio', { name: '4 分' }));
    await user.type(dialog.getByLabelText(/心得（選填）/), ' 音場很好 ');
    await user.click(dialog.getByRole('button', { name: '儲存心得' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(save).toHaveBeenCalledWith({ p_event_id: 'e1', p_rating: 4, p_body: '音場很好' });
  });

  test('can be changed afterwards', async () => {
    const user = userEvent.setup();
    renderAttended([visited()], { my_event_reviews: () => ({ data: [review] }) });
    expect(await screen.findByText('你給了 4 分')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '編輯心得：冬夜應援' }));
    const dialog = within(await screen.findByRole('dialog', { name: '活動心得' }));
    expect(dialog.getByRole('radio', { name: '4 分' })).toBeChecked();
    expect(dialog.getByLabelText(/心得（選填）/)).toHaveValue('音場很好');
  });

  test('is not for who stayed away', async () => {
    renderAttended([
      ticketRow({ id: 'b', registrationId: 'rb', event: past('e2', '2025-12-31', '跨年派對') }),
    ]);
    await screen.findByText('未入場');
    expect(screen.queryByRole('button', { name: /心得/ })).not.toBeInTheDocument();
  });
});
