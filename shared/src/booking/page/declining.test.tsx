import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { booking, bookingCard } from '../booking.fixture';
import type { Booking } from '../booking.schema';
import { BookingPage } from './booking-page';

const hoursOn = (day: number) => ({
  startAt: `2026-12-${day}T05:00:00.000Z`,
  endAt: `2026-12-${day}T10:00:00.000Z`,
});

function renderPage(
  shown: Partial<Booking>,
  decline = jest.fn((_args: object) => ({ data: bookingCard({ status: 'declined' }) })),
) {
  const toasts = createFakeToasts();
  renderInShell(
    <BookingPage
      id="b1"
      crumbOf={() => ({ label: '預訂', to: '/bookings' })}
      againPathOf={(_booking, hours) => `/again?from=${hours?.startAt ?? ''}`}
    />,
    {
      services: {
        toasts,
        session: createFakeSession(createFakeAccount()),
        backend: createFakeBackend({
          get_booking: () => ({ data: booking(shown) }),
          booking_thread: () => ({ data: { items: [] } }),
          booking_alternatives: () => ({ data: [27, 25, 28, 24].map(hoursOn) }),
          decline_booking: decline,
        }),
      },
    },
  );
  return { toasts, decline };
}

test('a host who says no writes why, and may name up to three other hours', async () => {
  const user = userEvent.setup();
  const { decline } = renderPage({
    side: 'host',
    calendar: { takenBy: null, othersAsking: 0 },
    respondBy: null,
  });
  await user.click(await screen.findByRole('button', { name: '婉拒…' }));
  const dialog = within(screen.getByRole('dialog', { name: '婉拒這筆預訂' }));
  const hours = await dialog.findAllByRole('checkbox');
  expect(hours).toHaveLength(4);
  for (const name of [/12\/27/, /12\/24/, /12\/25/]) {
    // oxlint-disable-next-line no-await-in-loop
    await user.click(dialog.getByRole('checkbox', { name }));
  }
  expect(dialog.getByRole('checkbox', { name: /12\/28/ })).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: /12\/25/ }));
  await user.click(dialog.getByRole('button', { name: '婉拒這筆預訂' }));
  expect(await dialog.findByText('請寫下原因，對方會看到')).toBeVisible();
  await user.type(dialog.getByLabelText(/^原因/), '當天整修');
  await user.click(dialog.getByRole('button', { name: '婉拒這筆預訂' }));
  await waitFor(() => expect(decline).toHaveBeenCalled());
  expect(decline.mock.calls[0]?.[0]).toEqual({
    p_booking_id: 'b1',
    p_reason: '當天整修',
    p_alternatives: [27, 24].map((day) => ({
      start_at: hoursOn(day).startAt,
      end_at: hoursOn(day).endAt,
    })),
  });
});

test('a guest who was refused asks for the other hours by one press', async () => {
  renderPage({ status: 'declined', cancelReason: '當天整修', alternatives: [hoursOn(24)] });
  expect(await screen.findByText('當天整修')).toBeVisible();
  expect(screen.getByRole('link', { name: '改訂 2026/12/24(四) 13:00–18:00' })).toHaveAttribute(
    'href',
    `/again?from=${hoursOn(24).startAt}`,
  );
});

test('a host whose hours are gone reads who was first, and cannot say yes', async () => {
  renderPage({
    side: 'host',
    calendar: {
      takenBy: {
        bookingId: 'b0',
        bookingNo: 'VB-261130-0001',
        name: '陳小姐',
        ...hoursOn(26),
        since: '2026-11-30T15:00:00Z',
      },
      othersAsking: 0,
    },
  });
  const notice = await screen.findByText(/已經先給了別人/);
  const told = within(notice.closest('[role="status"]') as HTMLElement);
  expect(told.getByRole('link', { name: '陳小姐・VB-261130-0001' })).toHaveAttribute(
    'href',
    '/bookings/b0',
  );
  expect(told.getByText(/13:00–18:00.*11\/30.*23:00 起保留/)).toBeVisible();
  expect(screen.getByRole('button', { name: /照公開價接受/ })).toBeDisabled();
});

test('a host is told how many others ask for the same hours', async () => {
  renderPage({ side: 'host', calendar: { takenBy: null, othersAsking: 2 } });
  expect(await screen.findByText(/同一時段還有 2 組在詢問/)).toBeVisible();
});
