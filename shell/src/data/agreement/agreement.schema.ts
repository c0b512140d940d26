import * as z from '@spotlight/shared/vendor/zod';

/** Answer of `my_agreements()`: of each document the version in force, and the latest that the person agreed to. */
export const agreementsSchema = z.row({
  items: z.array(
    z.row({
      document: z.enum(['terms', 'privacy']),
      version: z.string(),
      /** Day, `YYYY-MM-DD`. */
      inForceFrom: z.string(),
      agreedVersion: z.nullable(z.string()),
      agreedAt: z.nullable(z.string()),
    }),
  ),
});
export type Agreement = z.infer<typeof agreementsSchema>['items'][number];
