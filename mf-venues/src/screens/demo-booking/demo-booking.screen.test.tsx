import { booking, bookingCard } from '@spotlight/shared/booking/fixture';
import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownVenue } from '../../data/own-venue/own-venue.fixture';
import { venueDetail } from '../../data/venue/venue.fixture';
import texts from '../../locales/zh-TW.json';
import { DemoBookingScreen } from './demo-booking.screen';

const venue = venueDetail({ id: ownVenue().id });
const hours = new URLSearchParams({
  venue: venue.id,
  from: '2030-12-26T06:00:00.000Z',
  to: '2030-12-26T10:00:00.000Z',
});

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = jest.fn();
});

function renderDemo({ venues = [ownVenue()], at = `/venue-demo-booking?${hours}` } = {}) {
  const sent: Record<string, unknown>[] = [];
  const view = renderInShell(<DemoBookingScreen />, {
    services: {
      backend: createFakeBackend({
        my_venues: () => ({ data: venues }),
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
        preview_venue_booking: () => ({
          data: { lines: [], total: 6000, deposit: 1800, problem: null, nearest: [] },
        }),
        request_venue_booking: (args) => {
          sent.push(args);
          return { data: bookingCard({ isDemo: true }) };
        },
        get_booking: () => ({ data: booking({ isDemo: true, purpose: '試走' }) }),
      }),
      session: createFakeSession(createFakeAccount({ activeType: 'venue', phone: '0912-345-678' })),
      requestLogin: () => Promise.resolve(true),
    },
    texts: { venues: texts },
    at,
    path: '/venue-demo-booking',
  });
  return { ...view, sent };
}

test('the host walks the steps of a guest; nothing real is asked for, and what follows is told', async () => {
  const user = userEvent.setup();
  const { sent, currentUrl } = renderDemo();
  expect(await screen.findByText('示範模式，不會建立真實訂單')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '下一步：需求' }));
  await user.type(await screen.findByLabelText(/^人數/), '20');
  await user.type(screen.getByLabelText(/^用途/), '試走');
  await user.click(screen.getByRole('button', { name: '下一步：費用' }));
  await user.click(await screen.findByRole('button', { name: '下一步：確認' }));
  await user.click(await screen.findByRole('checkbox', { name: /我已閱讀場地規範/ }));
  await user.click(screen.getByRole('button', { name: '送出示範預訂' }));
  await waitFor(() => expect(currentUrl()).toBe(`/venue-demo-booking?venue=${venue.id}&done=b1`));
  expect(sent).toEqual([expect.objectContaining({ p_is_demo: true, p_expected_total: 6000 })]);
  expect(await screen.findByRole('heading', { name: '真實預訂的下一步' })).toBeVisible();
  expect(screen.getByRole('link', { name: '再走一次' })).toHaveAttribute(
    'href',
    `/venue-demo-booking?venue=${venue.id}`,
  );
  expect(screen.getByText('示範模式，不會建立真實訂單')).toBeVisible();
});

test('only a public venue can be walked through', async () => {
  renderDemo({ venues: [ownVenue({ status: 'pending_approval' })] });
  expect(await screen.findByText('還沒有已公開的場地')).toBeVisible();
});
