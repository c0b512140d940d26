import * as z from '@spotlight/shared/vendor/zod';
import { bookingModes, venueSummaryShape, type FoundVenue } from './venue.schema';

/** What `search_free_venues` answers: the first free hours of each venue and what they cost. */
export const freeVenuePageSchema = z.row({
  items: z.array(
    z.row({
      ...venueSummaryShape,
      startAt: z.string(),
      endAt: z.string(),
      lat: z.nullable(z.number()),
      lng: z.nullable(z.number()),
      bookingMode: z.enum(bookingModes),
      total: z.int(),
      deposit: z.int(),
    }),
  ),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});
/** What `free_venue_days` answers: how many are free on each day, and what the cheapest costs. */
export const freeDaysSchema = z.row({
  days: z.array(z.row({ day: z.string(), venues: z.int(), lowestTotal: z.nullable(z.number()) })),
});

/** One day, with what is free on it. */
export type FreeDay = z.infer<typeof freeDaysSchema>['days'][number];

type FreeVenue = z.infer<typeof freeVenuePageSchema>['items'][number];

/** A venue of the list; one that was looked for by hours says what they cost. */
export type ListedVenue = FoundVenue | FreeVenue;
export interface ListedVenues {
  items: ListedVenue[];
  total: number;
  match?: 'exact' | 'near' | undefined;
}
