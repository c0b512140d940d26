import { createFakeBackend, renderInShell } from '@spotlight/shared/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventRow } from '../../data/event/event.fixtures';
import texts from '../../locales/zh-TW.json';
import { OrganizerProfileScreen } from './organizer-profile.screen';

const organizer = {
  id: 'o1',
  name: '夜航製作',
  upcoming: 1,
  past: 2,
  performer: { id: 'p1', name: '海霧樂團' },
  rating: 4.6,
  reviewCount: 61,
  items: [eventRow()],
  total: 1,
  page: 1,
  pageSize: 12,
};

function renderOrganizer(answer: (args: Record<string, unknown>) => unknown) {
  const read = jest.fn((args: Record<string, unknown>) => ({ data: answer(args) }));
  const shown = renderInShell(<OrganizerProfileScreen />, {
    at: '/organizers/o1',
    path: '/organizers/:id',
    texts: { events: texts },
    services: { backend: createFakeBackend({ get_organizer: read }) },
  });
  return { read, ...shown };
}

test('an organizer is who they are by their events; one can go on to the page that is followed', async () => {
  renderOrganizer(() => organizer);
  expect(await screen.findByRole('heading', { level: 1, name: '夜航製作' })).toBeInTheDocument();
  expect(screen.getByText('共 3 場活動・4.6 分（61 則評分）')).toBeInTheDocument();
  expect(screen.getByRole('article', { name: eventRow().title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '表演者頁面' })).toHaveAttribute(
    'href',
    '/performers/p1',
  );
});

test('what was is a tab of its own, in the address', async () => {
  const { currentUrl, read } = renderOrganizer(({ p_when: when }) =>
    when === 'past' ? { ...organizer, items: [], total: 0 } : organizer,
  );
  await userEvent.click(await screen.findByRole('tab', { name: '過去活動（2）' }));
  expect(await screen.findByText('還沒有舉辦過的活動')).toBeInTheDocument();
  expect(currentUrl()).toBe('/organizers/o1?when=past');
  await waitFor(() =>
    expect(read).toHaveBeenLastCalledWith(expect.objectContaining({ p_when: 'past' })),
  );
});

test('an account without events that anybody may see is nobody', async () => {
  renderOrganizer(() => null);
  expect(await screen.findByRole('heading', { name: '找不到這個主辦單位' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '探索活動' })).toHaveAttribute('href', '/events');
});
