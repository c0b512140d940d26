import * as z from '@spotlight/shared/vendor/zod';

const page = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.number(),
    /** `near`: nothing has the words themselves. */
    match: z.optional(z.enum(['exact', 'near'])),
  });

/** The parts of the modules' search answers that the overview of all results shows. */
export const foundEventsSchema = page(
  z.object({
    id: z.string(),
    title: z.string(),
    date: z.string(),
    time: z.nullable(z.string()),
    time_undecided: z.boolean(),
    location: z.string(),
    city: z.string(),
    category: z.string(),
    image_url: z.nullable(z.string()),
    poster_line: z.nullable(z.string()),
    price: z.string(),
  }),
);

export const foundVenuesSchema = page(
  z.object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    city: z.string(),
    district: z.nullable(z.string()),
    capacity: z.number(),
    price_per_hour: z.number(),
    image_url: z.nullable(z.string()),
  }),
);

export const foundPerformersSchema = page(
  z.object({
    id: z.string(),
    performer_name: z.string(),
    category: z.string(),
    city: z.nullable(z.string()),
    profile_image_url: z.nullable(z.string()),
    follower_count: z.number(),
  }),
);

export type FoundEvents = z.infer<typeof foundEventsSchema>;
export type FoundVenues = z.infer<typeof foundVenuesSchema>;
export type FoundPerformers = z.infer<typeof foundPerformersSchema>;
