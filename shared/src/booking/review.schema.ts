import * as z from '@spotlight/shared/vendor/zod';

/** What `list_reviews` answers about a venue or a performer. */
export const reviewPageSchema = z.row({
  items: z.array(
    z.row({
      id: z.string(),
      rating: z.int(),
      body: z.nullable(z.string()),
      reply: z.nullable(z.string()),
      repliedAt: z.nullable(z.string()),
      author: z.string(),
      createdAt: z.string(),
    }),
  ),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  average: z.nullable(z.number()),
});
export type Review = z.infer<typeof reviewPageSchema>['items'][number];
