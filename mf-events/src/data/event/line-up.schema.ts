import * as z from '@spotlight/shared/vendor/zod';

const performersSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    category: z.nullable(z.string()),
    image_url: z.nullable(z.string()),
  }),
);
const guestsSchema = z.array(z.string());

/** Who is on stage: those with a page here, then others by their names. */
export const readLineUp = ([performers, guests]: readonly [unknown, unknown]) => ({
  performers: performersSchema.parse(performers ?? []),
  guests: guestsSchema.parse(guests ?? []),
});
