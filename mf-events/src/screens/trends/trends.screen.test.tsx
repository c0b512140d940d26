import { createFakeBackend, renderInShell } from '@spotlight/shared/contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventRow } from '../../data/event/event.fixtures';
import texts from '../../locales/zh-TW.json';
import { TrendsScreen } from './trends.screen';

const EVENT_ID = '0b0e7f4e-3c9d-4a52-9a55-3d8f0a4b1c01';

const rankingOf = (items: unknown[], total = items.length) => ({
  data: { items, total, page: 1, pageSize: 10, updatedAt: '2026-03-14T18:00:00+08:00' },
});
const eventLocation = (rank: number, prevRank: number | null, title: string) => ({
  rank,
  prevRank,
  score: 10,
  entityType: 'event',
  entityId: EVENT_ID.replace(/.$/, String(rank)),
  card: eventRow({ id: EVENT_ID.replace(/.$/, String(rank)), title }),
});

test('places, how they changed, the time and the method', async () => {
  const calls: unknown[] = [];
  renderInShell(<TrendsScreen />, {
    at: '/trends',
    texts: { events: texts },
    services: {
      backend: createFakeBackend({
        trends: (args) => {
          calls.push(args);
          return rankingOf(
            [eventLocation(1, 3, '午夜迪斯可'), eventLocation(2, null, '初雪咖啡')],
            30,
          );
        },
      }),
    },
  });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first!).getByText('上升 2 名')).toBeInTheDocument();
  expect(within(second!).getByText('新進榜')).toBeInTheDocument();
  expect(screen.getByText('更新時間 2026/03/14(六) 18:00')).toBeInTheDocument();
  expect(screen.getByText('計算方式')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '查看完整榜單' })).toHaveAttribute(
    'href',
    '/trends?full=1',
  );
  await userEvent.setup().click(screen.getByRole('radio', { name: '本月' }));
  expect(calls.at(-1)).toMatchObject({ p_period: '30d', p_entity_type: 'event' });
});

test('the tab is in the address; without places there is a way on', async () => {
  const view = renderInShell(<TrendsScreen />, {
    at: '/trends?tab=venue',
    texts: { events: texts },
    services: { backend: createFakeBackend({ trends: () => rankingOf([]) }) },
  });
  expect(await screen.findByText('榜單還沒有資料')).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('tab', { name: '表演者' }));
  expect(view.currentUrl()).toBe('/trends?tab=performer');
});
