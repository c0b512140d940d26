import * as z from '@spotlight/shared/vendor/zod';

/** The events that the signed-in person is registered for. */
export const ownRegistrationsSchema = z.array(
  z.object({ id: z.string(), event_id: z.string(), status: z.string() }),
);

export const cancellationSchema = z.object({ status: z.string() });
