import { eventStatusSchema } from '../event/event-in-list.schema';
import * as z from '@spotlight/shared/vendor/zod';
import { eventCardShape } from '../event/event.schema';

/** What an own event can be narrowed to, and shown as: an approved one by its phase. */
export const organizerStatuses = [
  'draft',
  'pending_approval',
  'rejected',
  'upcoming',
  'ongoing',
  'ended',
  'cancelled',
] as const;
export type OrganizerStatus = (typeof organizerStatuses)[number];

export type EventStatus = z.infer<typeof eventStatusSchema>;

const organizerEventRow = z.row({
  ...eventCardShape,
  // A draft has them when its author knows them.
  category: z.nullable(z.string()),
  date: z.nullable(z.string()),
  startsAt: z.nullable(z.string()),
  status: eventStatusSchema,
  version: z.number(),
  /** Nothing of it costs anything: people take seats, and buy no tickets. */
  isFree: z.boolean(),
  sold: z.number(),
  left: z.nullable(z.number()),
  capacity: z.nullable(z.number()),
  revenue: z.number(),
  waitingRegistrations: z.number(),
  openMessages: z.number(),
  waitlist: z.number(),
  checkedIn: z.number(),
  sales: z.array(z.number()),
  comments: z.nullable(z.string()),
});
/** An own event in the list of `my_events`. */
export type OrganizerEvent = z.infer<typeof organizerEventRow>;

/** A page of `my_events`, with what a picture needs. */
export const organizerEventPageSchema = z.row({
  items: z.array(organizerEventRow),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});

/** The refund schemes that an organizer chooses from, in their order. */
export const refundPoliciesSchema = z.array(
  z.row({ code: z.string(), name: z.string(), summary: z.string() }),
);

/** How many people a message went to. */
export const recipientsSchema = z.row({ recipients: z.number() });
