import * as z from '@spotlight/shared/vendor/zod';
import { eventInListSchema } from '../event/event-in-list.schema';
import { givenAnswerSchema, questionSchema } from '../question/question.schema';
import { registrationStatuses } from './registration-status.schema';

const registrationStatus = z.enum(registrationStatuses);

const awaits = z.nullable(z.enum(['approval', 'payment']));

const page = { total: z.number(), page: z.number(), page_size: z.number() };

const orderSummary = z.object({
  id: z.string(),
  order_no: z.string(),
  status: z.string(),
  total: z.number(),
  hold_expires_at: z.nullable(z.string()),
});

/** A page of `my_registrations`. */
export const registrationPageSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      registration_no: z.string(),
      status: registrationStatus,
      awaits,
      ticket_type_name: z.string(),
      quantity: z.number(),
      amount: z.number(),
      registered_at: z.string(),
      cancelled_at: z.nullable(z.string()),
      cancel_reason: z.nullable(z.string()),
      order: z.nullable(orderSummary),
      can_cancel: z.boolean(),
      /** What the event asks today. */
      questions: z.array(questionSchema),
      /** With the words of the questions as they were. */
      answers: z.array(givenAnswerSchema),
      can_edit_answers: z.boolean(),
      answers_close_at: z.string(),
      event: eventInListSchema,
    }),
  ),
  ...page,
});

/** A registration in the list of one's own. */
export type RegistrationCard = z.infer<typeof registrationPageSchema>['items'][number];
