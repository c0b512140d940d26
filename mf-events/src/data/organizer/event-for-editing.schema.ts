import { openingHoursSchema } from '@spotlight/shared/opening-hours/schema';
import * as z from '@spotlight/shared/vendor/zod';
import { eventStatusSchema } from '../event/event-in-list.schema';
import { lineUpSchema } from '../event/line-up.schema';
import { questionSchema } from '@spotlight/shared/event-form/question';

/** The venue of an event, when it has a page. */
const eventVenueSchema = z.nullable(z.row({ id: z.string(), name: z.string() }));

/** The columns that an organizer writes, as `save_event` takes them; all may be left out. */
export const eventColumnsSchema = z.row({
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  body: z.nullish(z.string()),
  /** `null` in a draft where it is chosen later, as are the day and the city. */
  category: z.nullish(z.string()),
  posterLine: z.nullish(z.string()),
  imageUrl: z.nullish(z.string()),
  /** Calendar day in Taipei, `YYYY-MM-DD`. */
  date: z.nullish(z.string()),
  time: z.nullish(z.string()),
  isTimeUndecided: z.optional(z.boolean()),
  endsAt: z.nullish(z.string()),
  openingHours: z.nullish(openingHoursSchema),
  location: z.optional(z.string()),
  address: z.nullish(z.string()),
  city: z.nullish(z.string()),
  district: z.nullish(z.string()),
  lat: z.nullish(z.number()),
  lng: z.nullish(z.number()),
  transit: z.nullish(z.string()),
  venueId: z.nullish(z.string()),
  refundPolicyCode: z.optional(z.string()),
  /** 0: no limit. */
  maxAttendees: z.nullish(z.number()),
  /** In the order of the bill. */
  performerIds: z.optional(z.array(z.string())),
  /** Names of those who have no page on the platform. */
  guestPerformers: z.optional(z.array(z.string())),
  questions: z.optional(z.array(questionSchema)),
  /** Until when answers may be changed; `null`: as long as the event is ahead. */
  answersCloseAt: z.nullish(z.string()),
});

/** One ticket type, as `set_ticket_types` takes it; a new one has no `id`. */
const ticketTypeInputShape = {
  id: z.optional(z.string()),
  /** The caller's name for a new one: sent twice, it is one type. */
  key: z.optional(z.string()),
  name: z.string(),
  description: z.optional(z.string()),
  price: z.number(),
  /** `null`: no limit. */
  capacity: z.nullish(z.number()),
  minPerOrder: z.optional(z.number()),
  maxPerOrder: z.optional(z.number()),
  saleStartAt: z.nullish(z.string()),
  saleEndAt: z.nullish(z.string()),
  requiresApproval: z.optional(z.boolean()),
  transferable: z.optional(z.boolean()),
  isHidden: z.optional(z.boolean()),
};
export const ticketTypeInputSchema = z.row(ticketTypeInputShape);

/** What `event_for_editing` answers. */
export const eventForEditingSchema = z.row({
  id: z.string(),
  status: eventStatusSchema,
  version: z.number(),
  comments: z.nullable(z.string()),
  submittedAt: z.string(),
  hasAttendees: z.boolean(),
  /** Whose it is; `null`: the platform's. */
  organizer: z.nullish(z.row({ id: z.string(), name: z.string() })),
  /** Paid tickets are offered and buyers would not know where to transfer to. */
  needsPayoutAccount: z.boolean(),
  event: eventColumnsSchema,
  performers: lineUpSchema,
  venue: eventVenueSchema,
  /** What the host of the venue said last; `null` while nothing was said. */
  venueAnswer: z.nullable(
    z.row({
      /** Whether it still holds: a yes was about hours, which may have changed since. */
      stand: z.enum(['own', 'waiting', 'consented', 'objected']),
      reason: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
  types: z.array(
    z.row({
      ...ticketTypeInputShape,
      id: z.string(),
      price: z.nullable(z.number()),
      sold: z.number(),
      held: z.number(),
    }),
  ),
  decisions: z.array(
    z.row({
      from: z.string(),
      to: z.string(),
      reason: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
});
