import * as z from '@spotlight/shared/vendor/zod';
import { hoursSchema } from './price.schema';

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
