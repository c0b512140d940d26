import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { bookingCard } from '@spotlight/shared/booking/fixture';
import { screen, within } from '@testing-library/react';
import { ownVenue } from '../../data/own-venue/own-venue.fixture';
import texts from '../../locales/zh-TW.json';
import { BookingCalendarScreen } from './booking-calendar.screen';

test('the list below the calendar has bookings of the site and by phone, in their order', async () => {
  const host = { side: 'host' as const, status: 'confirmed' as const };
  renderInShell(<BookingCalendarScreen />, {
    at: '/venue-bookings?day=2030-03-05',
    texts: { venues: texts },
    services: {
      session: createFakeSession(createFakeAccount({ activeType: 'venue' })),
      backend: createFakeBackend({
        my_venues: () => ({ data: [ownVenue()] }),
        my_calendar: () => ({
          data: {
            from: '2030-03-04',
            to: '2030-03-10',
            opening: [],
            bookings: [
              bookingCard({
                ...host,
                startAt: '2030-03-06T06:00:00Z',
                endAt: '2030-03-06T09:00:00Z',
              }),
            ],
            phoneBookings: [
              bookingCard({
                ...host,
                id: 'k1',
                bookingNo: '',
                guestName: '陳小姐',
                isPhone: true,
                startAt: '2030-03-05T06:00:00Z',
                endAt: '2030-03-05T08:00:00Z',
              }),
            ],
            blocks: [],
            exceptions: [],
            sources: [],
            feedSince: null,
          },
        }),
      }),
    },
  });
  const list = within(await screen.findByRole('region', { name: '這段期間的預訂' }));
  expect(
    list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['陳小姐', '/venue-bookings?venue=v1&view=list&day=2030-03-05'],
    ['林芷晴', '/bookings/b1'],
  ]);
});
