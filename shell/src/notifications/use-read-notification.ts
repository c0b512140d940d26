import { useMarkNotificationsRead } from '../data/notification/notification.mutations';
import type { Notification } from '../data/notification/notification.schema';

/** Marks what is followed as read. When that fails it stays unread, and nobody is stopped on the way. */
export function useReadNotification() {
  const mark = useMarkNotificationsRead();
  return ({ id, readAt }: Notification) => {
    if (readAt === null) mark.mutate([id]);
  };
}
