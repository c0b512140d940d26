import * as z from '@spotlight/shared/vendor/zod';

/** What the server answers to a registration. */
export const registrationReceiptSchema = z.pipe(
  z.object({
    registration_id: z.string(),
    registration_no: z.string(),
    status: z.string(),
    ticket_ids: z.array(z.string()),
  }),
  z.transform((row) => ({
    id: row.registration_id,
    /** The number that the person can quote, such as `R-261204-7KQ2`. */
    number: row.registration_no,
    /** `pending` while the organizer has to agree, otherwise `confirmed`. */
    status: row.status,
    ticketIds: row.ticket_ids,
  })),
);

/** The events that the signed-in person is registered for. */
export const ownRegistrationsSchema = z.array(
  z.object({ id: z.string(), event_id: z.string(), status: z.string() }),
);

export const cancellationSchema = z.object({ status: z.string() });
