import * as z from '@spotlight/shared/vendor/zod';
import { eventInListSchema } from '../event/event-in-list.schema';
import { givenAnswerSchema, questionSchema } from '@spotlight/shared/event-form/question';
import { registrationStatuses } from './registration-status.schema';

const registrationStatus = z.enum(registrationStatuses);

const awaits = z.nullable(z.enum(['approval', 'payment', 'review']));

const page = { total: z.number(), page: z.number(), pageSize: z.number() };

const orderSummary = z.row({
  id: z.string(),
  orderNo: z.string(),
  status: z.string(),
  total: z.number(),
  holdExpiresAt: z.nullable(z.string()),
});

/** A page of `my_registrations`. */
export const registrationPageSchema = z.row({
  items: z.array(
    z.row({
      id: z.string(),
      registrationNo: z.string(),
      status: registrationStatus,
      awaits,
      ticketTypeName: z.string(),
      quantity: z.number(),
      amount: z.number(),
      registeredAt: z.string(),
      cancelledAt: z.nullable(z.string()),
      cancelReason: z.nullable(z.string()),
      order: z.nullable(orderSummary),
      canCancel: z.boolean(),
      /** What the event asks today. */
      questions: z.array(questionSchema),
      /** With the words of the questions as they were. */
      answers: z.array(givenAnswerSchema),
      canEditAnswers: z.boolean(),
      answersCloseAt: z.string(),
      event: eventInListSchema,
    }),
  ),
  ...page,
});

/** A registration in the list of one's own. */
export type RegistrationCard = z.infer<typeof registrationPageSchema>['items'][number];
