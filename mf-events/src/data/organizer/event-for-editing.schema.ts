import * as z from '@spotlight/shared/vendor/zod';
import { eventStatusSchema } from '../event/event-in-list.schema';
import { lineUpSchema } from '../event/line-up.schema';
import { questionSchema } from '../question/question.schema';

/** The venue of an event, when it has a page. */
const eventVenueSchema = z.nullable(z.object({ id: z.string(), name: z.string() }));

/** The columns that an organizer writes, as `save_event` takes them; all may be left out. */
export const eventColumnsSchema = z.object({
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  body: z.nullish(z.string()),
  /** `null` in a draft where it is chosen later, as are the day and the city. */
  category: z.nullish(z.string()),
  poster_line: z.nullish(z.string()),
  image_url: z.nullish(z.string()),
  /** Calendar day in Taipei, `YYYY-MM-DD`. */
  date: z.nullish(z.string()),
  time: z.nullish(z.string()),
  time_undecided: z.optional(z.boolean()),
  ends_at: z.nullish(z.string()),
  location: z.optional(z.string()),
  address: z.nullish(z.string()),
  city: z.nullish(z.string()),
  district: z.nullish(z.string()),
  lat: z.nullish(z.number()),
  lng: z.nullish(z.number()),
  transit: z.nullish(z.string()),
  venue_id: z.nullish(z.string()),
  refund_policy_code: z.optional(z.string()),
  /** 0: no limit. */
  max_attendees: z.nullish(z.number()),
  /** In the order of the bill. */
  performer_ids: z.optional(z.array(z.string())),
  /** Names of those who have no page on the platform. */
  guest_performers: z.optional(z.array(z.string())),
  questions: z.optional(z.array(questionSchema)),
  /** Until when answers may be changed; `null`: until the event starts. */
  answers_close_at: z.nullish(z.string()),
});

/** One ticket type, as `set_ticket_types` takes it; a new one has no `id`. */
export const ticketTypeInputSchema = z.object({
  id: z.optional(z.string()),
  /** The caller's name for a new one: sent twice, it is one type. */
  key: z.optional(z.string()),
  name: z.string(),
  description: z.optional(z.string()),
  price: z.number(),
  /** `null`: no limit. */
  capacity: z.nullish(z.number()),
  min_per_order: z.optional(z.number()),
  max_per_order: z.optional(z.number()),
  sale_start_at: z.nullish(z.string()),
  sale_end_at: z.nullish(z.string()),
  requires_approval: z.optional(z.boolean()),
  transferable: z.optional(z.boolean()),
  is_hidden: z.optional(z.boolean()),
});

/** What `event_for_editing` answers. */
export const eventForEditingSchema = z.object({
  id: z.string(),
  status: eventStatusSchema,
  version: z.number(),
  comments: z.nullable(z.string()),
  submitted_at: z.string(),
  has_attendees: z.boolean(),
  /** Paid tickets are offered and buyers would not know where to transfer to. */
  needs_payout_account: z.boolean(),
  event: eventColumnsSchema,
  performers: lineUpSchema,
  venue: eventVenueSchema,
  types: z.array(
    z.extend(ticketTypeInputSchema, {
      id: z.string(),
      price: z.nullable(z.number()),
      sold: z.number(),
      held: z.number(),
    }),
  ),
  decisions: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      reason: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
});
