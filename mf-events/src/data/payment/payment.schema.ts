import { providerMethods } from '@spotlight/shared/orders/schema';
import * as z from '@spotlight/shared/vendor/zod';

/** How one can pay beside bank transfer, as the function `payments` says. */
export const methodsSchema = z.row({ methods: z.array(z.enum(providerMethods)) });

/** Where the browser goes to pay: an address to open, or fields to post. */
export const beginningSchema = z.union([
  z.object({
    kind: z.literal('form'),
    action: z.string(),
    // Names of the provider's own, as they are.
    fields: z.record(z.string(), z.string()),
  }),
  z.object({ kind: z.literal('address'), url: z.string() }),
]);

export type Beginning = z.infer<typeof beginningSchema>;
