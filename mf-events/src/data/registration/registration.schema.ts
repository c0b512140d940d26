import * as z from '@spotlight/shared/vendor/zod';

/** The events that the signed-in person is registered for. */
export const ownRegistrationsSchema = z.array(
  z.object({
    id: z.string(),
    event_id: z.string(),
    status: z.string(),
    order_id: z.nullable(z.string()),
    /** NT$ for one ticket. */
    unit_price: z.number(),
  }),
);

export const cancellationSchema = z.object({ status: z.string() });
