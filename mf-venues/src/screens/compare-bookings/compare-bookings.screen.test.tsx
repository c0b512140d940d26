import { bookingCard } from '@spotlight/shared/booking/fixture';
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
import texts from '../../locales/zh-TW.json';
import { CompareBookingsScreen } from './compare-bookings.screen';

const venue = bookingCard({ status: 'quoted', total: 6000, deposit: 1800 });
const band = bookingCard({
  id: 'b2',
  bookingNo: 'PB-1',
  kind: 'performance',
  status: 'quoted',
  venueId: null,
  performerId: 'p1',
  subjectName: '夜間列車',
  startAt: '2026-12-26T06:00:00Z',
  endAt: '2026-12-26T08:00:00Z',
  total: 9000,
  deposit: 3000,
});
const waiting = bookingCard({ id: 'b3', bookingNo: 'VB-3', subjectName: '山腳小館' });

function renderCompare(items = [waiting, venue, band], functions: FakeFunctions = {}) {
  const toasts = createFakeToasts();
  renderInShell(<CompareBookingsScreen />, {
    at: '/bookings/compare',
    path: '/bookings/compare',
    texts: { venues: texts },
    services: {
      toasts,
      session: createFakeSession(createFakeAccount()),
      backend: createFakeBackend({
        my_bookings: () => ({ data: { items, total: items.length, page: 1, pageSize: 50 } }),
        ...functions,
      }),
    },
  });
  return toasts;
}

test('answers for the same day stand together, offers first', async () => {
  renderCompare();
  const day = within(await screen.findByRole('region', { name: '2026/12/26(六)的詢問' }));
  expect(
    day.getAllByRole('article').map((row) => within(row).getByRole('link').textContent),
  ).toEqual(['九杯咖啡', '夜間列車', '山腳小館']);
});

test('a venue and a performer are taken in one press, after asking', async () => {
  const user = userEvent.setup();
  const take = jest.fn((_args: object) => ({
    data: { jointId: 'j1', venue, performance: band },
  }));
  const toasts = renderCompare(undefined, { book_together: take });
  expect(await screen.findByText('合計 NT$15,000，其中訂金 NT$4,800')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '一次訂下' }));
  await user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: '一次訂下' }),
  );
  await waitFor(() => expect(toasts.messages).toEqual(['兩邊的時段都保留了，請在期限內各付訂金']));
  expect(take).toHaveBeenCalledWith({
    p_venue_booking_id: 'b1',
    p_performance_booking_id: 'b2',
  });
});

test('when somebody was faster neither is taken, and it is said where it was asked', async () => {
  const user = userEvent.setup();
  renderCompare(undefined, { book_together: () => ({ code: 'SLOT_TAKEN', status: 409 }) });
  await user.click(await screen.findByRole('button', { name: '一次訂下' }));
  const question = within(screen.getByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: '一次訂下' }));
  expect(await question.findByRole('alert')).toBeVisible();
});

test('without offers for both there is nothing to take together', async () => {
  renderCompare([waiting, band]);
  await screen.findByRole('region', { name: '2026/12/26(六)的詢問' });
  expect(screen.queryByRole('button', { name: '一次訂下' })).not.toBeInTheDocument();
});

test('nothing asked: the way to the venues', async () => {
  renderCompare([]);
  expect(await screen.findByRole('link', { name: '找場地' })).toHaveAttribute(
    'href',
    '/book-venue',
  );
});
