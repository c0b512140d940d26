import * as z from '@spotlight/shared/vendor/zod';
import { foundEventSchema, foundPerformerSchema, foundVenueSchema } from '../search/search.schema';

/** One kept thing; without a card when it is not public any more. */
const kept = <Kind extends string, Card extends z.ZodMiniType>(entityType: Kind, card: Card) =>
  z.row({ entityType: z.literal(entityType), entityId: z.string(), card: z.nullable(card) });

const productSchema = z.row({
  id: z.string(),
  performerId: z.string(),
  performerName: z.string(),
  name: z.string(),
  price: z.number(),
  left: z.number(),
  imageUrl: z.nullable(z.string()),
});

const spotSchema = z.row({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  address: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  imageUrl: z.nullable(z.string()),
});

const favoriteSchema = z.union([
  kept('event', foundEventSchema),
  kept('venue', foundVenueSchema),
  kept('performer', foundPerformerSchema),
  kept('product', productSchema),
  kept('spot', spotSchema),
]);
export type Favorite = z.infer<typeof favoriteSchema>;

/** What `my_saved_items` answers. */
export const favoritePageSchema = z.row({ items: z.array(favoriteSchema), total: z.number() });

/** What `my_follows` answers, as far as it is shown among what is kept. */
export const followedPageSchema = z.row({
  items: z.array(foundPerformerSchema),
  total: z.number(),
});
