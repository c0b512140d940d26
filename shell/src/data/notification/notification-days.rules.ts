import { daysUntil, formatDate, serverNow, taipeiDay } from '@spotlight/shared/format/parts';
import type { Notification } from './notification.schema';

interface NotificationDay {
  /** YYYY-MM-DD in Taiwan. */
  day: string;
  /** `today`, `yesterday`, or the date as people write it. */
  name: string;
  items: Notification[];
}

/** The list, latest first, as days of Taiwan. */
export function notificationDays(items: readonly Notification[], now = serverNow()) {
  const days: NotificationDay[] = [];
  for (const item of items) {
    const day = taipeiDay(item.createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, name: nameOfDay(day, now), items: [item] });
  }
  return days;
}

function nameOfDay(day: string, now: number): string {
  const distance = daysUntil(day, now);
  if (distance === 0) return 'today';
  return distance === -1 ? 'yesterday' : formatDate(day);
}
