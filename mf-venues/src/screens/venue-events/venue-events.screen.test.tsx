import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NamedEvent } from '../../data/venue-event/venue-event.schema';
import { ownVenue } from '../../data/own-venue/own-venue.fixture';
import texts from '../../locales/zh-TW.json';
import { VenueEventsScreen } from './venue-events.screen';

const named = (overrides: Partial<NamedEvent> = {}): NamedEvent => ({
  id: 'e1',
  version: 3,
  title: '仲夏生咖',
  category: '主題派對',
  imageUrl: null,
  date: '2099-12-26',
  time: '13:00',
  isTimeUndecided: false,
  endsAt: '2099-12-26T18:00:00+08:00',
  status: 'approved',
  phase: 'upcoming',
  organizerName: '海霧應援會',
  venueId: ownVenue().id,
  venueName: '光點咖啡',
  stand: 'waiting',
  answer: null,
  booking: null,
  ...overrides,
});

function renderEvents(
  events: NamedEvent[],
  answer: (args: Record<string, unknown>) => FakeAnswer = () => ({ code: 'UNKNOWN' }),
  at = '/venue-events',
) {
  const toasts = createFakeToasts();
  const view = renderInShell(<VenueEventsScreen />, {
    services: {
      backend: createFakeBackend({
        my_venues: () => ({ data: [ownVenue()] }),
        my_venue_events: () => ({
          data: {
            items: events,
            total: events.length,
            page: 1,
            pageSize: 12,
            waiting: events.filter(({ stand }) => stand === 'waiting').length,
          },
        }),
        answer_venue_event: answer,
      }),
      toasts,
      session: createFakeSession(createFakeAccount()),
    },
    texts: { venues: texts },
    at,
    path: '/venue-events',
  });
  return { ...view, toasts };
}

test('an event that waits is consented to in the version that was read', async () => {
  const user = userEvent.setup();
  const answer = jest.fn((_args: Record<string, unknown>) => ({
    data: named({ stand: 'consented' }),
  }));
  const { toasts } = renderEvents([named()], answer);
  expect(await screen.findByText('1 場活動等你確認')).toBeVisible();
  expect(screen.getByText('主辦單位在這個時段沒有你場地的預訂。')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '同意「仲夏生咖」' }));
  const dialog = screen.getByRole('alertdialog', { name: '同意「仲夏生咖」在這裡舉辦？' });
  await user.click(within(dialog).getByRole('button', { name: '同意' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已同意，主辦單位會收到通知']));
  expect(answer).toHaveBeenCalledWith({
    p_event_id: 'e1',
    p_version: 3,
    p_answer: 'consented',
    p_reason: null,
  });
});

test('an objection says why, and what was typed stays when the event was changed meanwhile', async () => {
  const user = userEvent.setup();
  const answer = jest.fn((_args: Record<string, unknown>): FakeAnswer => ({
    code: 'STALE_VERSION',
    status: 409,
  }));
  renderEvents([named()], answer);
  await user.click(await screen.findByRole('button', { name: '不同意「仲夏生咖」' }));
  const dialog = await screen.findByRole('dialog', { name: '不同意「仲夏生咖」在這裡舉辦' });
  await user.click(within(dialog).getByRole('button', { name: '不同意' }));
  expect(await screen.findByText('請寫下理由，主辦單位才知道怎麼處理。')).toBeVisible();
  expect(answer).not.toHaveBeenCalled();
  await user.type(within(dialog).getByLabelText(/^理由/), '當天已有婚宴');
  await user.click(within(dialog).getByRole('button', { name: '不同意' }));
  await waitFor(() =>
    expect(answer).toHaveBeenCalledWith(
      expect.objectContaining({ p_answer: 'objected', p_reason: '當天已有婚宴' }),
    ),
  );
  expect(within(dialog).getByLabelText(/^理由/)).toHaveValue('當天已有婚宴');
});

test('each state says what is known, and only what can be answered has buttons', async () => {
  const at = '2026-11-01T00:00:00+08:00';
  renderEvents([
    named({ id: 'own', title: '自家市集', stand: 'own' }),
    named({
      id: 'moved',
      title: '改期的',
      answer: { answer: 'consented', reason: null, at },
      booking: { id: 'b1', bookingNo: 'VB-1', status: 'confirmed' },
    }),
    named({
      id: 'no',
      title: '撞期的',
      stand: 'objected',
      answer: { answer: 'objected', reason: '場地整修', at },
    }),
    named({ id: 'new', title: '審核中的', status: 'pending_approval' }),
    named({ id: 'past', title: '上個月的', status: 'ended', phase: 'ended' }),
  ]);
  const row = async (name: string) => within(await screen.findByRole('article', { name }));
  expect((await row('自家市集')).queryByRole('button')).not.toBeInTheDocument();
  const moved = await row('改期的');
  expect(moved.getByText('活動改了時間，請再確認一次。')).toBeVisible();
  expect(moved.getByRole('link', { name: '預訂 VB-1：已確認' })).toHaveAttribute(
    'href',
    '/bookings/b1',
  );
  const no = await row('撞期的');
  expect(no.getByText('你的理由：場地整修')).toBeVisible();
  expect(no.getByRole('button', { name: '同意「撞期的」' })).toBeVisible();
  expect(no.queryByRole('button', { name: /不同意/ })).not.toBeInTheDocument();
  expect((await row('審核中的')).queryByRole('link')).not.toBeInTheDocument();
  expect((await row('上個月的')).queryByRole('button')).not.toBeInTheDocument();
});

test('without events the way on is named, also within a filter', async () => {
  renderEvents([]);
  expect(await screen.findByText('還沒有活動選在你的場地')).toBeVisible();
  expect(screen.getByRole('link', { name: '看場地主頁' })).toHaveAttribute(
    'href',
    '/venue-profile',
  );
});
