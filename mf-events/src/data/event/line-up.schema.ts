import * as z from '@spotlight/shared/vendor/zod';

/** Who is on stage, in the order of the bill. */
export const lineUpSchema = z.array(
  z.row({
    id: z.string(),
    name: z.string(),
    category: z.nullable(z.string()),
    imageUrl: z.nullable(z.string()),
  }),
);

const guestsSchema = z.array(z.string());

/** Who is on stage: those with a page here, then others by their names. */
export const readLineUp = ([performers, guests]: readonly [unknown, unknown]) => ({
  performers: lineUpSchema.parse(performers ?? []),
  guests: guestsSchema.parse(guests ?? []),
});
