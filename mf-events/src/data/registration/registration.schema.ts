import * as z from '@spotlight/shared/vendor/zod';

/** The events that the signed-in person is registered for. */
export const ownRegistrationsSchema = z.array(
  z.row({ id: z.string(), eventId: z.string(), status: z.string() }),
);

export const cancellationSchema = z.row({ status: z.string() });
