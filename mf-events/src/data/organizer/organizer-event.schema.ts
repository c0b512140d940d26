import { eventReceiptSchema } from './event-receipt.schema';
import * as z from '@spotlight/shared/vendor/zod';
import { eventCardRow } from '../event/event.schema';

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

const status = eventReceiptSchema.shape.status;
export type EventStatus = z.infer<typeof status>;

const organizerEventRow = z.extend(eventCardRow, {
  // A draft has them when its author knows them.
  category: z.nullable(z.string()),
  date: z.nullable(z.string()),
  starts_at: z.nullable(z.string()),
  status,
  version: z.number(),
  sold: z.number(),
  left: z.nullable(z.number()),
  capacity: z.nullable(z.number()),
  revenue: z.number(),
  waiting_registrations: z.number(),
  open_messages: z.number(),
  waitlist: z.number(),
  checked_in: z.number(),
  sales: z.array(z.number()),
  comments: z.nullable(z.string()),
});
/** An own event in the list of `my_events`. */
export type OrganizerEvent = z.infer<typeof organizerEventRow>;

/** A page of `my_events`, with what a picture needs. */
export const organizerEventPageSchema = z.object({
  items: z.array(organizerEventRow),
  total: z.number(),
  page: z.number(),
  page_size: z.number(),
});

/** The refund schemes that an organizer chooses from, in their order. */
export const refundPoliciesSchema = z.array(
  z.object({ code: z.string(), name: z.string(), summary: z.string() }),
);

/** How many people a message went to. */
export const recipientsSchema = z.object({ recipients: z.number() });
