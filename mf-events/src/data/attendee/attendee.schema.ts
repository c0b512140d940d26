import * as z from '@spotlight/shared/vendor/zod';
import { givenAnswerSchema } from '@spotlight/shared/event-form/question';
import { registrationStatuses } from '../registration/registration-status.schema';
import { ticketStatuses } from '../ticket/ticket-status.schema';

const registrationStatus = z.enum(registrationStatuses);

const awaits = z.nullable(z.enum(['approval', 'payment', 'review']));

const page = { total: z.number(), page: z.number(), pageSize: z.number() };

/** What `decide_registration` answers; with an order when there is something to pay. */
export const registrationDecisionSchema = z.row({
  status: registrationStatus,
  orderId: z.nullable(z.string()),
});

/** What `decide_registrations` answers; what was settled before is passed over. */
export const registrationDecisionsSchema = z.row({
  decided: z.array(z.string()),
  skipped: z.array(z.row({ id: z.string(), code: z.string() })),
});

/** Somebody whom an organizer expects. */
export const attendeeSchema = z.row({
  id: z.string(),
  registrationNo: z.string(),
  name: z.string(),
  email: z.string(),
  /** Masked but for the week before and after the event. */
  phone: z.string(),
  ticketTypeId: z.string(),
  ticketTypeName: z.string(),
  quantity: z.number(),
  amount: z.number(),
  status: registrationStatus,
  awaits,
  answers: z.array(givenAnswerSchema),
  notes: z.nullable(z.string()),
  adminNotes: z.nullable(z.string()),
  registeredAt: z.string(),
  cancelledAt: z.nullable(z.string()),
  cancelReason: z.nullable(z.string()),
  tickets: z.array(
    z.row({
      id: z.string(),
      ticketNo: z.string(),
      status: z.enum(ticketStatuses),
      holderName: z.string(),
      checkedInAt: z.nullable(z.string()),
    }),
  ),
});

/** A page of `event_attendees`. */
export const attendeePageSchema = z.row({ items: z.array(attendeeSchema), ...page });
