import * as z from '@spotlight/shared/vendor/zod';

/** Who is on stage, in the order of the bill. */
export const lineUpSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    category: z.nullable(z.string()),
    image_url: z.nullable(z.string()),
  }),
);

/** The venue of an event, when it has a page. */
export const eventVenueSchema = z.nullable(z.object({ id: z.string(), name: z.string() }));
