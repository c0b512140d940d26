import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { booking } from '../booking.fixture';
import type { Booking } from '../booking.schema';
import { BookingPage } from './booking-page';

function renderPage(
  shown: Partial<Booking>,
  answers: Parameters<typeof createFakeBackend>[0] = {},
) {
  renderInShell(
    <BookingPage
      id="b1"
      crumbOf={() => ({ label: '預訂', to: '/bookings' })}
      againPathOf={() => '/again'}
    />,
    {
      services: {
        toasts: createFakeToasts(),
        session: createFakeSession(createFakeAccount()),
        backend: createFakeBackend({
          get_booking: () => ({ data: booking(shown) }),
          booking_thread: () => ({ data: { items: [] } }),
          ...answers,
        }),
      },
    },
  );
}

const done: Partial<Booking> = {
  status: 'completed',
  respondBy: null,
  agreedAt: '2026-12-01T02:00:00Z',
  confirmedAt: '2026-12-01T04:30:00Z',
  completedAt: '2026-12-26T11:00:00Z',
  review: { rating: 5, body: null, visibleAt: '2026-12-27T00:00:00Z', reply: null },
};
const received = { id: 'r2', rating: 4, body: '場地很棒', reply: null };

test('each step says when it was, and the next one until when it has to be', async () => {
  renderPage(done);
  const steps = within(await screen.findByRole('list', { name: '進度' }));
  const texts = steps.getAllByRole('listitem').map((step) => step.textContent);
  expect(texts).toEqual([
    expect.stringMatching(/送出申請.*11\/30.*22:40$/),
    expect.stringMatching(/談定價格.*12\/01.*10:00$/),
    expect.stringMatching(/付訂金並確認.*12\/01.*12:30$/),
    expect.stringMatching(/活動完成.*12\/26.*19:00$/),
  ]);
});

test('what has to happen next says until when', async () => {
  renderPage({ status: 'awaiting_payment', payBy: '2026-12-02T04:30:00Z', respondBy: null });
  const steps = within(await screen.findByRole('list', { name: '進度' }));
  expect(steps.getByText(/12\/02.*12:30 前$/)).toBeVisible();
});

test('whom a review is about reads it with the booking, and answers it once', async () => {
  const user = userEvent.setup();
  let reply: string | null = null;
  const send = jest.fn((args: Record<string, unknown>) => {
    reply = String(args.p_reply);
    return { data: { id: 'r2', reply } };
  });
  renderPage(
    {},
    {
      get_booking: () => ({
        data: booking({ ...done, side: 'host', receivedReview: { ...received, reply } }),
      }),
      reply_to_review: send,
    },
  );
  expect(await screen.findByRole('heading', { name: '林芷晴給你 4 分' })).toBeVisible();
  expect(screen.getByText('場地很棒')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '回覆評價' }));
  const dialog = within(screen.getByRole('dialog', { name: '回覆林芷晴的評價' }));
  await user.click(dialog.getByRole('button', { name: '回覆評價' }));
  expect(await dialog.findByText('請先寫下回覆')).toBeVisible();
  await user.type(dialog.getByLabelText(/^回覆內容/), '謝謝光臨');
  await user.click(dialog.getByRole('button', { name: '回覆評價' }));
  expect(await screen.findByText('你的回覆：謝謝光臨')).toBeVisible();
  expect(send).toHaveBeenCalledWith({ p_review_id: 'r2', p_reply: '謝謝光臨' });
  expect(screen.queryByRole('button', { name: '回覆評價' })).not.toBeInTheDocument();
});

test('a guest reads for how long the host charges beyond the end', async () => {
  renderPage({ ...done, overtimeMinutes: 45, overtimeAmount: 1688 });
  expect(await screen.findByText('超時 45 分鐘，NT$1,688')).toBeVisible();
});

test('a host reads how often a guest came, and what others said of them', async () => {
  renderPage({ side: 'host', guestRecord: { held: 2, rating: { average: 4.9, total: 7 } } });
  const facts = within(await screen.findByRole('region', { name: '預訂內容' }));
  expect(facts.getByText(/林芷晴\s+在這裡完成過 2 次・評價 4\.9（7）/)).toBeVisible();
});

describe('other hours', () => {
  const held: Partial<Booking> = {
    status: 'confirmed',
    side: 'host',
    startAt: '2099-12-26T05:00:00Z',
    endAt: '2099-12-26T10:00:00Z',
  };
  const quote = {
    id: 'q1',
    number: 2,
    lines: [],
    total: 8000,
    deposit: 2400,
    validUntil: '2026-12-02T00:00:00Z',
    terms: null,
    status: 'accepted' as const,
    createdAt: '2026-12-01T00:00:00Z',
  };

  test('come with a new total where the host had named the price', async () => {
    const user = userEvent.setup();
    const propose = jest.fn((_args: object) => ({ code: 'SERVER' as const }));
    renderPage({ ...held, quotes: [quote] }, { propose_amendment: propose });
    await user.click(await screen.findByRole('button', { name: '提議改時間' }));
    const dialog = within(screen.getByRole('dialog', { name: '提議改時間' }));
    await user.type(dialog.getByLabelText(/^新的總額/), '9,5');
    await user.click(dialog.getByRole('button', { name: '送出提議' }));
    expect(await dialog.findByText('請填 0 以上的整數')).toBeVisible();
    await user.clear(dialog.getByLabelText(/^新的總額/));
    await user.type(dialog.getByLabelText(/^新的總額/), '9500');
    await user.click(dialog.getByRole('button', { name: '送出提議' }));
    await waitFor(() =>
      expect(propose).toHaveBeenCalledWith(expect.objectContaining({ p_total: 9500 })),
    );
  });

  test('are priced by the list where nobody had named a price', async () => {
    const user = userEvent.setup();
    renderPage(held);
    await user.click(await screen.findByRole('button', { name: '提議改時間' }));
    const dialog = within(screen.getByRole('dialog', { name: '提議改時間' }));
    expect(dialog.getByText(/依公開價目重新計算/)).toBeVisible();
    expect(dialog.queryByLabelText(/^新的總額/)).not.toBeInTheDocument();
  });
});
