import { createFakeBackend, renderInShell } from '@spotlight/shared/contract/testing';
import { screen, within } from '@testing-library/react';
import { venueDetail } from '../../data/venue/venue.fixture';
import type { VenueDetail } from '../../data/venue/venue.schema';
import texts from '../../locales/zh-TW.json';
import { VenueDetailScreen } from './venue-detail.screen';

const { id } = venueDetail();

function renderDetail(venue: VenueDetail | null, at = `/venues/${id}`) {
  return renderInShell(<VenueDetailScreen />, {
    services: { backend: createFakeBackend({ get_venue: () => ({ data: venue }) }) },
    texts: { venues: texts },
    at,
    path: '/venues/:id',
  });
}

test('the sum of the shortest booking stands beside the way to ask for it', async () => {
  renderDetail(venueDetail());
  const panel = within(await screen.findByRole('region', { name: '價格與預訂' }));
  expect(panel.getByText('場租（最短 3 小時）')).toBeVisible();
  expect(panel.getByText('NT$5,000')).toBeVisible();
  expect(panel.getByText('其中訂金 30%').nextSibling).toHaveTextContent('NT$1,500');
  for (const link of screen.getAllByRole('link', { name: '送出預訂申請' })) {
    expect(link).toHaveAttribute('href', `/venue-bookings/create?venue=${id}`);
  }
});

test('opening hours say when a night ends on the next day and when the venue is closed', async () => {
  renderDetail(venueDetail());
  expect(await screen.findByRole('row', { name: /週五 18:00 – 翌日 02:00/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /週一 10:00 – 20:00/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /週二 公休/ })).toBeVisible();
});

test('amenities are named from the catalogue, or in the words of the owner', async () => {
  renderDetail(venueDetail({ amenities: ['projector', '拍照牆'] }));
  const items = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
  expect(items).toContain('拍照牆');
  expect(items).not.toContain('projector');
});

test('an event at the venue leads to its page', async () => {
  const event = {
    id: '22222222-2222-4222-8222-222222222222',
    title: '予曦生日生咖',
    date: '2026-12-05',
    time: null,
    isTimeUndecided: true,
    category: '生咖活動',
    imageUrl: null,
    posterLine: null,
    price: '免費',
  };
  renderDetail(venueDetail({ upcomingEvents: [event] }));
  const link = await screen.findByRole('link', { name: '予曦生日生咖' });
  expect(link).toHaveAttribute('href', `/events/${event.id}`);
  expect(screen.getByText('2026/12/05(六) 時間未定')).toBeVisible();
});

test('a venue that is not there says so and leads back to the list', async () => {
  renderDetail(null);
  expect(await screen.findByRole('heading', { level: 1, name: '找不到這個場地' })).toBeVisible();
  expect(screen.getByRole('link', { name: '看其他場地' })).toHaveAttribute('href', '/book-venue');
});

test('an address that holds no id is not even asked for', async () => {
  renderDetail(venueDetail(), '/venues/oops');
  expect(await screen.findByRole('heading', { name: '找不到這個場地' })).toBeVisible();
});
