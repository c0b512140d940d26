import * as z from '@spotlight/shared/vendor/zod';

const times = { start: z.string(), end: z.string() };

/**
 * When an event that goes on for days is open, as `HH:MM` in Taipei. A weekday that is not there is closed, a date that
 * differs from its weekday stands by itself, without times when it is closed.
 */
export const openingHoursSchema = z.row({
  week: z.record(z.string(), z.object(times)),
  dates: z.array(
    z.object({
      date: z.string(),
      start: z.nullable(z.string()),
      end: z.nullable(z.string()),
    }),
  ),
  /** Nobody is let in any more so long before it closes. */
  lastEntryMinutes: z.nullable(z.number()),
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;
