import { createFakeBackend, renderInShell } from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { venuePage, venueSummary } from '../../data/venue/venue.fixture';
import type { VenueSummary } from '../../data/venue/venue.schema';
import texts from '../../locales/zh-TW.json';
import { HomeVenues } from './home-venues';

function renderSlot(venues: VenueSummary[], featured: VenueSummary[] = []) {
  return renderInShell(<HomeVenues />, {
    services: {
      backend: createFakeBackend({
        search_venues: () => ({ data: venuePage(venues) }),
        featured_cards: () => ({ data: { items: featured } }),
      }),
    },
    texts: { venues: texts },
  });
}

test('four venues of different kinds, and the way to all of them', async () => {
  const types = ['酒吧', '酒吧', '展廳', 'Live House', '咖啡廳'];
  renderSlot(
    types.map((type, index) => venueSummary({ id: `${index}`, name: `${type}${index}`, type })),
  );
  const section = within(await screen.findByRole('region', { name: '精選場地' }));
  const names = (await section.findAllByRole('heading', { level: 3 })).map((h) => h.textContent);
  expect(names).toEqual(['酒吧0', '展廳2', 'Live House3', '咖啡廳4']);
  expect(section.getByRole('link', { name: '看全部場地' })).toHaveAttribute('href', '/book-venue');
});

test('what editors put forward stands first, and once', async () => {
  const venues = ['酒吧', '展廳'].map((type) => venueSummary({ id: type, name: type, type }));
  renderSlot(venues, [venueSummary({ id: '展廳', name: '展廳', type: '展廳' })]);
  const section = within(await screen.findByRole('region', { name: '精選場地' }));
  const names = (await section.findAllByRole('heading', { level: 3 })).map((h) => h.textContent);
  expect(names).toEqual(['展廳', '酒吧']);
});

test('without venues the home page goes without the section', async () => {
  renderSlot([]);
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
});
