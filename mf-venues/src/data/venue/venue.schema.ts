import * as z from '@spotlight/shared/vendor/zod';

/** Keys of the week as the database stores them, Monday first. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];
const weekdaySchema = z.enum(weekdays);

/** Addresses can say anything; only an id of this shape is worth asking for. */
export const venueIdSchema = z.guid();

/** What a tile shows of a venue. Prices in whole NT$ per hour. */
const venueSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  /** City id, such as `taipei`. */
  city: z.nullable(z.string()),
  district: z.nullable(z.string()),
  location: z.nullable(z.string()),
  capacity: z.number(),
  price_per_hour: z.number(),
  image_url: z.nullable(z.string()),
  support_friendly: z.boolean(),
  /** Ids of the catalogue, or words of the owner. */
  amenities: z.array(z.string()),
  min_booking_hours: z.number(),
});
export type VenueSummary = z.infer<typeof venueSummarySchema>;

export const venuePageSchema = z.object({
  items: z.array(venueSummarySchema),
  total: z.number(),
  page: z.number(),
  page_size: z.number(),
  /** `near`: none has the words themselves. */
  match: z.optional(z.enum(['exact', 'near'])),
});
export type VenuePage = z.infer<typeof venuePageSchema>;

/** Opening of one day, `HH:MM` in Taipei. An end that is not after the start lies on the next day. */
const openingSchema = z.object({ start: z.string(), end: z.string() });

/** An event that takes place at the venue, as far as its list shows it. */
const venueEventSchema = z.object({
  id: z.string(),
  title: z.string(),
  date: z.string(),
  time: z.nullable(z.string()),
  time_undecided: z.boolean(),
  category: z.string(),
  image_url: z.nullable(z.string()),
  poster_line: z.nullable(z.string()),
  price: z.string(),
});
export type VenueEvent = z.infer<typeof venueEventSchema>;

const cancellationPolicies = ['flexible', 'standard', 'strict'] as const;

const venueDetailSchema = z.extend(venueSummarySchema, {
  description: z.nullable(z.string()),
  address: z.nullable(z.string()),
  open_days: z.partialRecord(weekdaySchema, z.boolean()),
  opening_hours: z.partialRecord(weekdaySchema, openingSchema),
  /** Days between the request and the booking at least. */
  advance_booking_days: z.number(),
  /** Days ahead that can be booked at most. */
  max_advance_days: z.number(),
  /** 0–100. */
  deposit_percent: z.number(),
  cancellation_policy: z.enum(cancellationPolicies),
  /** NT$ for each booking. */
  cleaning_fee: z.number(),
  house_rules: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** `YYYY-MM-DD`. */
  special_closed_dates: z.array(z.string()),
  upcoming_events: z.array(venueEventSchema),
});
export type VenueDetail = z.infer<typeof venueDetailSchema>;

/** `null`: there is no such venue, or the visitor may not see it. */
export const venueAnswerSchema = z.nullable(venueDetailSchema);
