import * as z from '@spotlight/shared/vendor/zod';
import { bookingCardSchema } from './booking.schema';
import { hoursSchema } from './price.schema';

const time = z.string();

/** Bookings that stand in hours which their owner closes or keeps free: they stay. */
export const standingSchema = z.array(
  z.row({ name: z.nullable(z.string()), startAt: z.string(), endAt: z.string() }),
);
export type Standing = z.infer<typeof standingSchema>;

/** What `my_calendar` answers to an owner. */
export const ownCalendarSchema = z.row({
  from: z.string(),
  to: z.string(),
  opening: z.array(hoursSchema),
  bookings: z.array(bookingCardSchema),
  /** Those among the blocks that somebody made by phone, as lists show them. */
  phoneBookings: z.array(bookingCardSchema),
  blocks: z.array(
    z.row({
      id: z.string(),
      startAt: time,
      endAt: time,
      reason: z.nullable(z.string()),
      /** `ics`: from another calendar; `phone`: somebody booked without the site. */
      source: z.enum(['manual', 'ics', 'phone']),
      contactName: z.nullable(z.string()),
      contactPhone: z.nullable(z.string()),
      attendees: z.nullable(z.int()),
      total: z.nullable(z.int()),
    }),
  ),
  exceptions: z.array(
    z.row({
      day: z.string(),
      isClosed: z.boolean(),
      start: z.nullable(z.string()),
      end: z.nullable(z.string()),
      note: z.nullable(z.string()),
    }),
  ),
  /** Calendars elsewhere that are read by their address, each hour. */
  sources: z.array(
    z.row({
      id: z.string(),
      host: z.string(),
      /** When it was read last; null before the first time. */
      readAt: z.nullable(time),
      /** Why it could not be read since. */
      fault: z.nullable(z.enum(['unreachable', 'refused', 'no_calendar', 'too_large', 'too_many'])),
      /** How many keep hours free. */
      entries: z.int(),
      /** How many have a time zone that nobody explains. */
      unclear: z.int(),
      /** How many cannot be read. */
      unread: z.int(),
      /** Those that lie in bookings here. */
      clashes: z.array(
        z.row({ title: z.nullable(z.string()), startAt: z.string(), endAt: z.string() }),
      ),
    }),
  ),
  /** Since when the feed has had its address; null without one. */
  feedSince: z.nullable(time),
});
export type CalendarSource = OwnCalendar['sources'][number];
export type OwnCalendar = z.infer<typeof ownCalendarSchema>;
