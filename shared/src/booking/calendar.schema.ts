import * as z from '@spotlight/shared/vendor/zod';
import { bookingCardSchema, hoursSchema } from './booking.schema';

const time = z.string();

/** Whose calendar it is. */
export type CalendarType = 'venue' | 'performer';

/** What `get_free_time` answers: nothing about who has the rest. */
export const freeTimeSchema = z.row({
  from: z.string(),
  to: z.string(),
  slotMinutes: z.nullable(z.int()),
  minMinutes: z.nullable(z.int()),
  earliestStart: z.nullable(time),
  latestStart: z.nullable(time),
  opening: z.array(hoursSchema),
  free: z.array(hoursSchema),
});
export type FreeTime = z.infer<typeof freeTimeSchema>;

/** What `my_calendar` answers to an owner. */
export const ownCalendarSchema = z.row({
  from: z.string(),
  to: z.string(),
  opening: z.array(hoursSchema),
  bookings: z.array(bookingCardSchema),
  blocks: z.array(
    z.row({
      id: z.string(),
      startAt: time,
      endAt: time,
      reason: z.nullable(z.string()),
      source: z.enum(['manual', 'ics']),
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
});
export type OwnCalendar = z.infer<typeof ownCalendarSchema>;
