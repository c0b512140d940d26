import * as z from '@spotlight/shared/vendor/zod';
import { givenAnswerSchema } from '../question/question.schema';
import { registrationStatuses } from '../registration/registration-status.schema';
import { ticketStatuses } from '../ticket/ticket-status.schema';

const registrationStatus = z.enum(registrationStatuses);

const awaits = z.nullable(z.enum(['approval', 'payment']));

const page = { total: z.number(), page: z.number(), page_size: z.number() };

/** What `decide_registration` answers; with an order when there is something to pay. */
export const registrationDecisionSchema = z.object({
  status: registrationStatus,
  order_id: z.nullable(z.string()),
});

/** What `decide_registrations` answers; what was settled before is passed over. */
export const registrationDecisionsSchema = z.object({
  decided: z.array(z.string()),
  skipped: z.array(z.object({ id: z.string(), code: z.string() })),
});

/** Somebody whom an organizer expects. */
export const attendeeSchema = z.object({
  id: z.string(),
  registration_no: z.string(),
  name: z.string(),
  email: z.string(),
  /** Masked but for the week before and after the event. */
  phone: z.string(),
  ticket_type_id: z.string(),
  ticket_type_name: z.string(),
  quantity: z.number(),
  amount: z.number(),
  status: registrationStatus,
  awaits,
  answers: z.array(givenAnswerSchema),
  notes: z.nullable(z.string()),
  admin_notes: z.nullable(z.string()),
  registered_at: z.string(),
  cancelled_at: z.nullable(z.string()),
  cancel_reason: z.nullable(z.string()),
  tickets: z.array(
    z.object({
      id: z.string(),
      ticket_no: z.string(),
      status: z.enum(ticketStatuses),
      holder_name: z.string(),
      checked_in_at: z.nullable(z.string()),
    }),
  ),
});

/** A page of `event_attendees`. */
export const attendeePageSchema = z.object({ items: z.array(attendeeSchema), ...page });
