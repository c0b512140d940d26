import * as z from '@spotlight/shared/vendor/zod';

export const WISH_MAX_LENGTH = 200;
export const WISH_PAGE_SIZE = 12;

/** What `list_birthday_wishes` answers. */
export const wishPageSchema = z.row({
  items: z.array(
    z.row({
      id: z.string(),
      body: z.string(),
      authorName: z.string(),
      isMine: z.boolean(),
      createdAt: z.string(),
    }),
  ),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});
export type Wish = z.infer<typeof wishPageSchema>['items'][number];
