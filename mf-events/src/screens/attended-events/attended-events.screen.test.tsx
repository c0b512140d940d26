import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen, within } from '@testing-library/react';
import { ticketEventRow, ticketRow } from '../../data/ticket/ticket.fixtures';
import type { TicketRows } from '../../data/ticket/ticket.schema';
import words from '../../locales/zh-TW.json';
import { AttendedEventsScreen } from './attended-events.screen';

beforeEach(() => localStorage.clear());

const renderAttended = (tickets: TicketRows) =>
  renderInShell(<AttendedEventsScreen />, {
    at: '/attend-events',
    words: { events: words },
    services: {
      backend: createFakeBackend({ my_tickets: () => ({ data: tickets }) }),
      session: createFakeSession(createFakeAccount()),
    },
  });

const past = (id: string, date: string, title: string) =>
  ticketEventRow({
    id,
    title,
    date,
    starts_at: `${date}T19:00:00+08:00`,
    ends_at: `${date}T22:00:00+08:00`,
    phase: 'ended',
  });

test('past events by month with whether one was there; what was given back is left out', async () => {
  renderAttended([
    ticketRow({
      id: 'a',
      registration_id: 'ra',
      status: 'checked_in',
      event: past('e1', '2026-01-10', '冬夜應援'),
    }),
    ticketRow({ id: 'b', registration_id: 'rb', event: past('e2', '2025-12-31', '跨年派對') }),
    ticketRow({
      id: 'c',
      registration_id: 'rc',
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
