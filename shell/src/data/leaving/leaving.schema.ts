import { obligationKinds, settlingPlaces } from '@spotlight/shared/data/obligation-kinds';
import * as z from '@spotlight/shared/vendor/zod';

/** Answer of `my_leaving()`: when the account goes, or that nobody asked; `days` are there to change one's mind. */
export const leavingSchema = z.row({ leavesAt: z.nullable(z.string()), days: z.int() });

/** Answer of `account_obligations()`. */
export const obligationsSchema = z.row({
  items: z.array(
    z.row({
      kind: z.enum(obligationKinds),
      /** Where the person settles what they sold; null where the kind alone says it. */
      place: z.nullable(z.enum(settlingPlaces)),
      count: z.int(),
      amount: z.number(),
      /** Only the person's own loss, which may be given up; everything else is settled first. */
      isLoss: z.boolean(),
    }),
  ),
});
export type Obligation = z.infer<typeof obligationsSchema>['items'][number];
