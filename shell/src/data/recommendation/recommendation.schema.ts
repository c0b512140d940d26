import * as z from '@spotlight/shared/vendor/zod';
import { foundEventSchema, foundPerformerSchema, foundVenueSchema } from '../search/search.schema';

const reason = <Code extends string>(codes: readonly Code[]) =>
  z.array(z.row({ code: z.enum(codes), text: z.nullable(z.string()) }));

/** What `my_recommendations` answers: events, the best first, and what speaks for each. */
export const recommendationsSchema = z.row({
  items: z.array(
    z.row({
      entityId: z.string(),
      reasons: reason([
        'followed_artist',
        'known_artist',
        'category',
        'city',
        'soon',
        'price',
        'trending',
      ]),
      card: foundEventSchema,
    }),
  ),
});
type Recommendation = z.infer<typeof recommendationsSchema>['items'][number];

const matchReasons = reason(['free_time', 'city', 'genre', 'audience', 'trending']);

/** What `smart_matches` answers for a venue. */
export const performerMatchesSchema = z.row({
  items: z.array(
    z.row({ entityId: z.string(), reasons: matchReasons, card: foundPerformerSchema }),
  ),
});

/** What `smart_matches` answers for a performer. */
export const venueMatchesSchema = z.row({
  items: z.array(z.row({ entityId: z.string(), reasons: matchReasons, card: foundVenueSchema })),
});

/** Why something is shown: a code, and what its words mention. */
export interface Reason {
  code: (Recommendation['reasons'] | z.infer<typeof matchReasons>)[number]['code'];
  text: string | null;
}
