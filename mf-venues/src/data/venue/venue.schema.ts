import { cancellationPolicies } from '@spotlight/shared/booking/price';
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

const ratingSchema = z.row({ average: z.nullable(z.number()), total: z.int() });

/** What a tile shows of a venue. Prices in whole NT$ per hour. */
export const venueSummaryShape = {
  id: z.string(),
  name: z.string(),
  type: z.string(),
  /** City id, such as `taipei`. */
  city: z.nullable(z.string()),
  district: z.nullable(z.string()),
  location: z.nullable(z.string()),
  capacity: z.number(),
  pricePerHour: z.number(),
  imageUrl: z.nullable(z.string()),
  isSupportFriendly: z.boolean(),
  /** Ids of the catalogue, or words of the owner. */
  amenities: z.array(z.string()),
  minBookingHours: z.number(),
  /** Where a list tells it; `average` is null before the first review. */
  rating: z.optional(ratingSchema),
};
const venueSummarySchema = z.row(venueSummaryShape);
export type VenueSummary = z.infer<typeof venueSummarySchema>;

export const venuePageSchema = z.row({
  items: z.array(
    z.row({
      ...venueSummaryShape,
      /** Where its owner put the pin. */
      lat: z.nullish(z.number()),
      lng: z.nullish(z.number()),
    }),
  ),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  /** `near`: none has the words themselves. */
  match: z.optional(z.enum(['exact', 'near'])),
});
export type VenuePage = z.infer<typeof venuePageSchema>;
export type FoundVenue = VenuePage['items'][number];

/** Venues that editors put forward, in their order. */
export const featuredVenuesSchema = z.row({ items: z.array(venueSummarySchema) });

export const bookingModes = ['request', 'instant'] as const;

/** Opening of one day, `HH:MM` in Taipei. An end that is not after the start lies on the next day. */
const openingSchema = z.row({ start: z.string(), end: z.string() });

/** An event that takes place at the venue, as far as its list shows it. */
const venueEventSchema = z.row({
  id: z.string(),
  title: z.string(),
  date: z.string(),
  time: z.nullable(z.string()),
  isTimeUndecided: z.boolean(),
  endsAt: z.nullable(z.string()),
  category: z.string(),
  imageUrl: z.nullable(z.string()),
  posterLine: z.nullable(z.string()),
  price: z.string(),
});
export type VenueEvent = z.infer<typeof venueEventSchema>;

/** A price that holds at some hours. The first one that covers a minute decides. */
const rateSchema = z.row({
  id: z.string(),
  name: z.string(),
  /** 1 = Monday; the day on which the hours start. */
  weekdays: z.array(z.int()),
  /** `HH:MM`; an end that is not after the start lies on the next day. */
  start: z.string(),
  end: z.string(),
  dateFrom: z.nullable(z.string()),
  dateTo: z.nullable(z.string()),
  /** NT$ */
  hourlyRate: z.number(),
});

const facilitySchema = z.row({
  id: z.string(),
  /** Of the catalogue, or a word of the owner. */
  name: z.string(),
  quantity: z.int(),
  /** NT$ for each piece, once or for each hour. */
  fee: z.number(),
  feeUnit: z.enum(['once', 'hour']),
  included: z.boolean(),
  note: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
});
export type VenueFacility = z.infer<typeof facilitySchema>;

const venueDetailSchema = z.row({
  ...venueSummaryShape,
  /** In their order, the first one is the cover. */
  photos: z.array(z.row({ imageUrl: z.string(), alt: z.nullable(z.string()) })),
  description: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** Where its owner put the pin. */
  lat: z.nullish(z.number()),
  lng: z.nullish(z.number()),
  openDays: z.partialRecord(weekdaySchema, z.boolean()),
  openingHours: z.partialRecord(weekdaySchema, openingSchema),
  /** Days between the request and the booking at least. */
  advanceBookingDays: z.number(),
  /** Days ahead that can be booked at most. */
  maxAdvanceDays: z.number(),
  /** 0–100. */
  depositPercent: z.number(),
  cancellationPolicy: z.enum(cancellationPolicies),
  /** NT$ for each booking. */
  cleaningFee: z.number(),
  houseRules: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** `YYYY-MM-DD`. */
  specialClosedDates: z.array(z.string()),
  upcomingEvents: z.array(venueEventSchema),
  /** `instant` books at once when the start is a day away. */
  bookingMode: z.enum(bookingModes),
  slotMinutes: z.int(),
  /** Of the price of an hour, for each hour beyond the end. */
  overtimePercent: z.int(),
  /** `null`: everybody is included. */
  includedHeads: z.nullable(z.int()),
  extraHeadFee: z.number(),
  minimumSpend: z.number(),
  rates: z.array(rateSchema),
  facilities: z.array(facilitySchema),
  rating: ratingSchema,
});
export type VenueDetail = z.infer<typeof venueDetailSchema>;

/** `null`: there is no such venue, or the visitor may not see it. */
export const venueAnswerSchema = z.nullable(venueDetailSchema);
