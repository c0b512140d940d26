import * as z from '@spotlight/shared/vendor/zod';

const page = { total: z.number() };

/** A performer among the results of a search. */
const foundPerformerRow = z.object({
  id: z.string(),
  performer_name: z.string(),
  category: z.nullable(z.string()),
  city: z.nullable(z.string()),
  profile_image_url: z.nullable(z.string()),
});
/** What `search_performers` answers, as far as a bill needs it. */
export const foundPerformersSchema = z.object({ items: z.array(foundPerformerRow), ...page });

const foundVenueRow = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  city: z.nullable(z.string()),
  district: z.nullable(z.string()),
  location: z.nullable(z.string()),
});
/** What `search_venues` answers, as far as an event needs it. */
export const foundVenuesSchema = z.object({ items: z.array(foundVenueRow), ...page });

/** A venue as far as an event takes its place over. */
export const venuePlaceSchema = z.nullable(
  z.extend(foundVenueRow, {
    address: z.nullable(z.string()),
    lat: z.nullable(z.number()),
    lng: z.nullable(z.number()),
  }),
);
export type VenuePlace = NonNullable<z.infer<typeof venuePlaceSchema>>;
