import * as z from '@spotlight/shared/vendor/zod';
import { registrationStatuses } from '../registration/registration-status.schema';

const registrationStatus = z.enum(registrationStatuses);

const orderSummary = z.object({
  id: z.string(),
  order_no: z.string(),
  status: z.string(),
  total: z.number(),
  hold_expires_at: z.nullable(z.string()),
});

/** What `hold_tickets` answers; without an order the organizer decides first. */
export const purchaseSchema = z.object({
  order: z.nullable(orderSummary),
  registrations: z.array(
    z.object({
      id: z.string(),
      registration_no: z.string(),
      ticket_type_id: z.string(),
      quantity: z.number(),
      status: registrationStatus,
    }),
  ),
  ticket_ids: z.array(z.string()),
});
