import * as z from '@spotlight/shared/vendor/zod';

/** A venue as far as an event takes its location over. */
export const venueLocationSchema = z.nullable(
  z.row({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    city: z.nullable(z.string()),
    district: z.nullable(z.string()),
    location: z.nullable(z.string()),
    address: z.nullable(z.string()),
    lat: z.nullable(z.number()),
    lng: z.nullable(z.number()),
  }),
);
export type VenueLocation = NonNullable<z.infer<typeof venueLocationSchema>>;

/** A performer as far as a bill names one. */
export const stagedPerformerSchema = z.nullable(
  z.row({
    id: z.string(),
    performerName: z.string(),
    category: z.nullable(z.string()),
    profileImageUrl: z.nullable(z.string()),
  }),
);
