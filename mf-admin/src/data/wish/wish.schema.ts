import * as z from '@spotlight/shared/vendor/zod';

/** What waits: three people reported it; what an administrator took away. */
export const wishStates = ['reported', 'hidden', 'visible'] as const;
export type WishState = (typeof wishStates)[number];

const wishSchema = z.row({
  id: z.string(),
  artist: z.row({ id: z.string(), performerName: z.string() }),
  year: z.number(),
  body: z.string(),
  status: z.enum(wishStates),
  authorName: z.string(),
  reportCount: z.number(),
  createdAt: z.string(),
});
export type Wish = z.infer<typeof wishSchema>;

export const wishPageSchema = z.row({
  items: z.array(wishSchema),
  total: z.number(),
  isTotalLeast: z.boolean(),
});

export const moderatedSchema = z.row({ id: z.string(), status: z.enum(wishStates) });
