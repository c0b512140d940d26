import * as z from '@spotlight/shared/vendor/zod';

/** One of the venues of the signed-in person, as far as menus show it. */
export const ownVenuesSchema = z.array(
  z.row({ id: z.string(), name: z.string(), status: z.string(), waitingBookings: z.int() }),
);
