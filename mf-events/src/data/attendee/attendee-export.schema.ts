import * as z from '@spotlight/shared/vendor/zod';
import { givenAnswerSchema, questionSchema } from '../question/question.schema';
import { ticketStatuses } from '../ticket/ticket-status.schema';

/** What `export_attendees` answers: one row for each ticket in use. */
export const attendeeExportSchema = z.object({
  event: z.string(),
  questions: z.array(questionSchema),
  rows: z.array(
    z.object({
      registration_no: z.string(),
      ticket_no: z.string(),
      ticket_type: z.string(),
      holder_name: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      price_paid: z.number(),
      status: z.enum(ticketStatuses),
      registered_at: z.string(),
      checked_in_at: z.nullable(z.string()),
      admin_notes: z.nullable(z.string()),
      answers: z.array(givenAnswerSchema),
    }),
  ),
});
