import * as z from '@spotlight/shared/vendor/zod';
import { givenAnswerSchema, questionSchema } from '@spotlight/shared/event-form/question';
import { ticketStatuses } from '../ticket/ticket-status.schema';

/** What `export_attendees` answers: one row for each ticket in use. */
export const attendeeExportSchema = z.row({
  event: z.string(),
  questions: z.array(questionSchema),
  rows: z.array(
    z.row({
      registrationNo: z.string(),
      ticketNo: z.string(),
      ticketType: z.string(),
      holderName: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      pricePaid: z.number(),
      status: z.enum(ticketStatuses),
      registeredAt: z.string(),
      checkedInAt: z.nullable(z.string()),
      adminNotes: z.nullable(z.string()),
      answers: z.array(givenAnswerSchema),
    }),
  ),
});
