import { hoursSchema } from '@spotlight/shared/booking/price';
import { bookingReceiptSchema } from '@spotlight/shared/booking/schema';
import * as z from '@spotlight/shared/vendor/zod';
import { bookingModes, venueSummaryShape } from '../venue/venue.schema';

const money = z.int().check(z.gte(0));

/** A performer, as far as asking for one needs it. */
const performerCardShape = {
  id: z.string(),
  performerName: z.string(),
  category: z.string(),
  profileImageUrl: z.nullable(z.string()),
  /** NT$ for one appearance, from; `null` where it is said in the quote. */
  feeMin: z.nullish(z.number()),
};

/** What `common_free_time` answers. */
export const commonTimeSchema = z.row({
  venues: z.array(z.row({ ...venueSummaryShape, bookingMode: z.enum(bookingModes) })),
  performers: z.array(z.row({ ...performerCardShape, feeMax: z.nullable(z.number()) })),
  times: z.array(
    z.row({
      /** `YYYY-MM-DD` of the day whose hours it lies in; after midnight that is the day before. */
      day: z.string(),
      startAt: z.string(),
      endAt: z.string(),
      /** It may begin later, up to then, in steps of so many minutes. */
      lastStart: z.string(),
      slotMinutes: z.int(),
      prices: z.array(z.row({ venueId: z.string(), total: money, deposit: money })),
    }),
  ),
  calendars: z.array(
    z.row({
      type: z.enum(['venue', 'performer']),
      id: z.string(),
      /** How many times this one alone has. */
      alone: z.int(),
      /** How many there were without this one. */
      without: z.int(),
      free: z.array(hoursSchema),
    }),
  ),
});
export type CommonTime = z.infer<typeof commonTimeSchema>;
export type SharedTime = CommonTime['times'][number];

/** What `request_together` answers: one booking for each that was asked. */
export const requestsSchema = z.row({ requests: z.array(bookingReceiptSchema) });

/** `get_performer`, as far as a name needs it. */
export const performerNameSchema = z.nullable(z.row({ id: z.string(), performerName: z.string() }));
