import { bookingStatuses } from '@spotlight/shared/booking/schema';
import * as z from '@spotlight/shared/vendor/zod';
import type { HostFilters } from '../own-venue/host-filters.rules';

/** What a host has said to an event; `own` needs no answer. */
const stands = ['own', 'waiting', 'consented', 'objected'] as const;
export type VenueStand = (typeof stands)[number];

/** What the list can be narrowed to, in the order of the menu. */
export const venueEventStates = ['waiting', 'consented', 'objected', 'past'] as const;
export type VenueEventFilters = HostFilters<(typeof venueEventStates)[number]>;

/** An event that names an own venue. */
const namedEventSchema = z.row({
  id: z.string(),
  /** Goes up with each edit; an answer is about the version that was read. */
  version: z.int(),
  title: z.string(),
  category: z.string(),
  imageUrl: z.nullable(z.string()),
  /** `YYYY-MM-DD` in Taipei. */
  date: z.string(),
  time: z.string(),
  isTimeUndecided: z.boolean(),
  endsAt: z.string(),
  status: z.enum(['pending_approval', 'approved', 'ended', 'cancelled']),
  phase: z.enum(['upcoming', 'ongoing', 'ended', 'cancelled']),
  organizerName: z.string(),
  venueId: z.string(),
  venueName: z.string(),
  stand: z.enum(stands),
  /** What was said last. Of a yes for other hours than those of today, `stand` says that it waits. */
  answer: z.nullable(
    z.row({
      answer: z.enum(['consented', 'objected']),
      reason: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
  /** What the organizer has booked at the venue for these hours. */
  booking: z.nullable(
    z.row({ id: z.string(), bookingNo: z.string(), status: z.enum(bookingStatuses) }),
  ),
});
export type NamedEvent = z.infer<typeof namedEventSchema>;

/** What `my_venue_events` answers. */
export const namedEventPageSchema = z.row({
  items: z.array(namedEventSchema),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  /** How many wait for an answer, whatever the list is narrowed to. */
  waiting: z.int(),
});

/** What `answer_venue_event` answers. */
export const answeredEventSchema = namedEventSchema;
