import type { Notification } from './notification.schema';

let count = 0;

/** A notification as the database answers it, for tests. */
export function fakeNotification(change: Partial<Notification> = {}): Notification {
  count += 1;
  return {
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    kind: 'ticket.issued',
    topic: 'tickets',
    params: { event: '夜場' },
    link: '/tickets',
    createdAt: '2026-03-14T04:00:00Z',
    readAt: null,
    ...change,
  };
}
