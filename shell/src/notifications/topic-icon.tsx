import {
  BellIcon,
  CalendarIcon,
  CartIcon,
  ClockIcon,
  HeartIcon,
  MegaphoneIcon,
  MicIcon,
  TicketIcon,
  UserIcon,
} from '@spotlight/shared/ui/parts';
import type { NotificationTopic } from '../data/notification/notification.schema';

const icons: Partial<Record<string, typeof BellIcon>> = {
  orders: CartIcon,
  tickets: TicketIcon,
  events: CalendarIcon,
  follows: HeartIcon,
  selling: MicIcon,
  bookings: ClockIcon,
  support: MegaphoneIcon,
  account: UserIcon,
} satisfies Record<NotificationTopic, typeof BellIcon>;

/** What a notification is about, at a glance. */
export function TopicIcon({ topic }: { topic: NotificationTopic }) {
  const Drawn = icons[topic] ?? BellIcon;
  return <Drawn size={20} />;
}
