import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownPerformer } from '../../data/own-performer/own-performer.fixture';
import texts from '../../locales/zh-TW.json';
import { PerformanceCalendarScreen } from './performance-calendar.screen';

const first = ownPerformer();
const second = ownPerformer({
  id: '7a1c0000-0000-4000-8000-000000000002',
  performerName: '日間列車',
});

function renderCalendar(pages: object[]) {
  const asked = jest.fn((_args: Record<string, unknown>) => ({ code: 'SERVER' as const }));
  renderInShell(<PerformanceCalendarScreen />, {
    at: '/performance-bookings/calendar',
    path: '/performance-bookings/calendar',
    texts: { 'idol-support': texts },
    services: {
      session: createFakeSession(createFakeAccount()),
      backend: createFakeBackend({
        my_performers: () => ({ data: pages }),
        my_calendar: asked,
      }),
    },
  });
  return asked;
}

test('the calendar is that of the chosen page, with its tools', async () => {
  const asked = renderCalendar([first, second]);
  expect(await screen.findByRole('button', { name: '每週時段' })).toBeVisible();
  expect(screen.getByRole('button', { name: '同步 .ics' })).toBeVisible();
  await waitFor(() =>
    expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ p_type: 'performer', p_id: first.id }),
    ),
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '表演者' }), second.id);
  await waitFor(() =>
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ p_id: second.id })),
  );
});

test('who has no page is led to making one', async () => {
  renderCalendar([]);
  expect(await screen.findByRole('link', { name: '建立表演者主頁' })).toHaveAttribute(
    'href',
    '/register-performer',
  );
});
