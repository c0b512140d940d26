import * as z from '@spotlight/shared/vendor/zod';

const page = <Item extends z.ZodMiniType>(item: Item) =>
  z.row({
    items: z.array(item),
    total: z.number(),
    /** `near`: nothing has the words themselves. */
    match: z.optional(z.enum(['exact', 'near'])),
  });

/** The parts of the modules' search answers that the overview of all results shows. */
export const foundEventsSchema = page(
  z.row({
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
  }),
);

export const foundVenuesSchema = page(
  z.row({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    city: z.string(),
    district: z.nullable(z.string()),
    capacity: z.number(),
    pricePerHour: z.number(),
    imageUrl: z.nullable(z.string()),
  }),
);

export const foundPerformersSchema = page(
  z.row({
    id: z.string(),
    performerName: z.string(),
    category: z.string(),
    city: z.nullable(z.string()),
    profileImageUrl: z.nullable(z.string()),
    followerCount: z.number(),
  }),
);

export type FoundEvents = z.infer<typeof foundEventsSchema>;
export type FoundVenues = z.infer<typeof foundVenuesSchema>;
export type FoundPerformers = z.infer<typeof foundPerformersSchema>;
