import * as z from '@spotlight/shared/vendor/zod';

/** Answer of `account_sessions()`: where one is signed in, latest first. */
export const ownSessionsSchema = z.row({
  items: z.array(
    z.row({
      id: z.string(),
      begunAt: z.string(),
      usedAt: z.string(),
      userAgent: z.nullable(z.string()),
      ip: z.nullable(z.string()),
      isCurrent: z.boolean(),
    }),
  ),
});
export type OwnSession = z.infer<typeof ownSessionsSchema>['items'][number];
