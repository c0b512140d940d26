import { nextRows } from '@spotlight/shared/files/rows';
import * as z from '@spotlight/shared/vendor/zod';

/** Where an event stands: the decision on it, and once approved, its place in time. */
export const eventStatuses = [
  'pending_approval',
  'approved',
  'upcoming',
  'ongoing',
  'ended',
  'rejected',
  'cancelled',
  'draft',
] as const;
const eventStatusSchema = z.enum(eventStatuses);
export type EventStatus = z.infer<typeof eventStatusSchema>;

const managedEventSchema = z.row({
  id: z.string(),
  title: z.string(),
  /** `YYYY-MM-DD` */
  date: z.string(),
  /** `HH:MM`; null when it is not decided. */
  time: z.nullable(z.string()),
  /** Of an exhibition, days later. */
  endsAt: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** City id. */
  city: z.nullable(z.string()),
  category: z.string(),
  status: eventStatusSchema,
  attendees: z.number(),
  imageUrl: z.nullable(z.string()),
  posterLine: z.nullable(z.string()),
  organizerName: z.nullable(z.string()),
  /** The reader organizes it. */
  isOwn: z.boolean(),
  /** 免費, NT$300 or NT$300 起. */
  price: z.string(),
  version: z.int(),
});
export type ManagedEvent = z.infer<typeof managedEventSchema>;

/** Answer of `admin_list_events()`. */
export const managedEventPageSchema = z.row({
  items: z.array(managedEventSchema),
  total: z.number(),
  isTotalLeast: z.boolean(),
  page: z.number(),
  pageSize: z.number(),
  next: nextRows,
  /** The reader writes events, whosever they are. */
  mayManage: z.boolean(),
});
export type ManagedEventPage = z.infer<typeof managedEventPageSchema>;
