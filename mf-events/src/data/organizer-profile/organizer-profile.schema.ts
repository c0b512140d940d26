import * as z from '@spotlight/shared/vendor/zod';
import { eventCardSchema } from '../event/event.schema';

/** What `get_organizer` answers; `null` for an account that has no event anybody may see. */
export const organizerProfileSchema = z.nullable(
  z.row({
    id: z.string(),
    name: z.string(),
    /** How many events there are of each kind. */
    upcoming: z.number(),
    past: z.number(),
    /** The page that the same account speaks for, where one can follow them. */
    performer: z.nullable(z.row({ id: z.string(), name: z.string() })),
    /** Of five; nothing before the first review. */
    rating: z.nullish(z.number()),
    reviewCount: z.optional(z.number()),
    items: z.array(eventCardSchema),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
  }),
);
export type OrganizerProfile = NonNullable<z.infer<typeof organizerProfileSchema>>;
