import * as z from '@spotlight/shared/vendor/zod';

const page = { total: z.number() };

/** A performer among the results of a search. */
const foundPerformerRow = z.row({
  id: z.string(),
  performerName: z.string(),
  category: z.nullable(z.string()),
  city: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
});
/** What `search_performers` answers, as far as a bill needs it. */
export const foundPerformersSchema = z.row({ items: z.array(foundPerformerRow), ...page });

const foundVenueShape = {
  id: z.string(),
  name: z.string(),
  type: z.string(),
  city: z.nullable(z.string()),
  district: z.nullable(z.string()),
  location: z.nullable(z.string()),
};
const foundVenueRow = z.row(foundVenueShape);
/** What `search_venues` answers, as far as an event needs it. */
export const foundVenuesSchema = z.row({ items: z.array(foundVenueRow), ...page });

/** A venue as far as an event takes its location over. */
export const venueLocationSchema = z.nullable(
  z.row({
    ...foundVenueShape,
    address: z.nullable(z.string()),
    lat: z.nullable(z.number()),
    lng: z.nullable(z.number()),
  }),
);
export type VenueLocation = NonNullable<z.infer<typeof venueLocationSchema>>;
