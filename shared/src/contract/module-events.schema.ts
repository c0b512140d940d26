import * as z from '../vendor/zod';

/** The shape of every message's payload; see `module-events.ts`. */
export const moduleEventSchemas = {
  'tickets.changed': z.object({ eventId: z.optional(z.string()) }),
  'follows.changed': z.object({ performerId: z.string() }),
  'cart.changed': z.object({ count: z.number() }),
} as const;
