import * as z from '@spotlight/shared/vendor/zod';
import { registrationStatuses } from '../registration/registration-status.schema';

const registrationStatus = z.enum(registrationStatuses);

const orderSummary = z.row({
  id: z.string(),
  orderNo: z.string(),
  status: z.string(),
  total: z.number(),
  holdExpiresAt: z.nullable(z.string()),
});

const purchaseShape = {
  order: z.nullable(orderSummary),
  registrations: z.array(
    z.row({
      id: z.string(),
      registrationNo: z.string(),
      ticketTypeId: z.string(),
      quantity: z.number(),
      status: registrationStatus,
    }),
  ),
  ticketIds: z.array(z.string()),
};

/** What `hold_tickets` answers; without an order the organizer decides first. */
export const purchaseSchema = z.row(purchaseShape);

/** What `check_out_tickets` answers: a purchase for each event. */
export const checkoutSchema = z.row({
  purchases: z.array(z.row({ ...purchaseShape, eventId: z.string() })),
});
