import { productCategories } from '@spotlight/shared/goods/category';
import * as z from '@spotlight/shared/vendor/zod';

const page = <Item extends z.ZodMiniType>(item: Item) =>
  z.row({
    items: z.array(item),
    total: z.number(),
    /** `near`: nothing has the words themselves. */
    match: z.optional(z.enum(['exact', 'near'])),
    /** Words that would find something. */
    suggestions: z.optional(z.array(z.string())),
  });

/** The parts of the modules' search answers that the overview of all results shows. */
/** One of them. */
export const foundEventSchema = z.row({
  id: z.string(),
  title: z.string(),
  date: z.string(),
  time: z.nullable(z.string()),
  isTimeUndecided: z.boolean(),
  endsAt: z.nullable(z.string()),
  location: z.string(),
  city: z.string(),
  category: z.string(),
  imageUrl: z.nullable(z.string()),
  posterLine: z.nullable(z.string()),
  price: z.string(),
});
export const foundEventsSchema = page(foundEventSchema);

/** One of them. */
export const foundVenueSchema = z.row({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  city: z.string(),
  district: z.nullable(z.string()),
  capacity: z.number(),
  pricePerHour: z.number(),
  imageUrl: z.nullable(z.string()),
});
export const foundVenuesSchema = page(foundVenueSchema);

/** One of them. */
export const foundPerformerSchema = z.row({
  id: z.string(),
  performerName: z.string(),
  category: z.string(),
  city: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  followerCount: z.number(),
});
export const foundPerformersSchema = page(foundPerformerSchema);

export const foundSpotsSchema = page(
  z.row({
    id: z.string(),
    kind: z.string(),
    title: z.string(),
    artist: z.row({ performerName: z.string() }),
    city: z.string(),
    startsOn: z.string(),
    endsOn: z.string(),
    imageUrl: z.nullable(z.string()),
  }),
);

export const foundProductsSchema = page(
  z.row({
    id: z.string(),
    performerId: z.string(),
    performerName: z.string(),
    name: z.string(),
    price: z.number(),
    left: z.number(),
    category: z.enum(productCategories),
    imageUrl: z.nullable(z.string()),
  }),
);

type ItemOf<Schema extends z.ZodMiniType<{ items: unknown[] }>> = z.infer<Schema>['items'][number];
export type FoundEvent = ItemOf<typeof foundEventsSchema>;
export type FoundVenue = ItemOf<typeof foundVenuesSchema>;
export type FoundPerformer = ItemOf<typeof foundPerformersSchema>;
export type FoundSpot = ItemOf<typeof foundSpotsSchema>;
export type FoundProduct = ItemOf<typeof foundProductsSchema>;

/** What a search found of one kind. */
export interface Found<Item> {
  items: Item[];
  total: number;
  match?: 'exact' | 'near' | undefined;
  suggestions?: string[] | undefined;
}
