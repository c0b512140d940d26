import { openingHoursSchema } from '@spotlight/shared/opening-hours/schema';
import * as z from '@spotlight/shared/vendor/zod';

/** The decision on an event. */
export const eventStatusSchema = z.enum([
  'draft',
  'pending_approval',
  'approved',
  'rejected',
  'ended',
  'cancelled',
]);

export const eventInListShape = {
  id: z.string(),
  title: z.string(),
  date: z.string(),
  time: z.nullable(z.string()),
  isTimeUndecided: z.optional(z.boolean()),
  startsAt: z.string(),
  endsAt: z.string(),
  openingHours: z.nullish(openingHoursSchema),
  location: z.string(),
  city: z.nullish(z.string()),
  phase: z.enum(['upcoming', 'ongoing', 'ended', 'cancelled']),
};

/** An event within other answers: the columns that every list has. */
export const eventInListSchema = z.row(eventInListShape);
