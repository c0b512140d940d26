import * as z from '@spotlight/shared/vendor/zod';

/** What people agree to when they sign up. */
export const documentNames = ['terms', 'privacy'] as const;

/** Answer of `my_agreements()`: of each document the version in force, and the latest that the person agreed to. */
export const agreementsSchema = z.row({
  items: z.array(
    z.row({
      document: z.enum(documentNames),
      version: z.string(),
      /** Day, `YYYY-MM-DD`. */
      inForceFrom: z.string(),
      agreedVersion: z.nullable(z.string()),
      agreedAt: z.nullable(z.string()),
    }),
  ),
});
export type Agreement = z.infer<typeof agreementsSchema>['items'][number];
