import * as z from '@spotlight/shared/vendor/zod';

/** Answer of `my_push_subscriptions()` and what changes it: in which browsers a person has switched push on. */
export const pushSubscriptionsSchema = z.row({
  items: z.array(
    z.row({
      /** Where its push service takes messages; a browser knows itself by it. */
      endpoint: z.string(),
      createdAt: z.string(),
      lastSuccessAt: z.nullable(z.string()),
    }),
  ),
});

export type PushSubscriptions = z.infer<typeof pushSubscriptionsSchema>;
