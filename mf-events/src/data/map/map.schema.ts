import * as z from '@spotlight/shared/vendor/zod';

/** An event as the map and the list beside it show it. */
const mapEventSchema = z.row({
  id: z.string(),
  title: z.string(),
  date: z.string(),
  time: z.nullable(z.string()),
  isTimeUndecided: z.boolean(),
  endsAt: z.nullish(z.string()),
  location: z.string(),
  city: z.string(),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  category: z.string(),
  imageUrl: z.nullable(z.string()),
  posterLine: z.nullable(z.string()),
  price: z.string(),
});
export const mapEventsSchema = z.array(mapEventSchema);
export type MapEvent = z.infer<typeof mapEventSchema>;
