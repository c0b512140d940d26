import { notificationDays } from './notification-days.rules';
import { fakeNotification } from './notification.fixtures';

const at = (createdAt: string) => fakeNotification({ createdAt });
/** 08:00 of the 14th in Taiwan. */
const NOW = Date.parse('2026-03-14T00:00:00Z');

it('makes days of Taiwan, with names for the nearest', () => {
  const days = notificationDays(
    [
      at('2026-03-13T23:00:00Z'),
      at('2026-03-13T16:30:00Z'),
      at('2026-03-13T15:30:00Z'),
      at('2026-02-28T04:00:00Z'),
    ],
    NOW,
  );
  expect(days.map(({ name, items }) => [name, items.length])).toEqual([
    ['today', 2],
    ['yesterday', 1],
    ['2026/02/28(六)', 1],
  ]);
});

it('is empty without notifications', () => {
  expect(notificationDays([], NOW)).toEqual([]);
});
