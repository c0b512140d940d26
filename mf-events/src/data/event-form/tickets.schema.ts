import * as z from '@spotlight/shared/vendor/zod';
import type { FaultTexts } from './fault-texts.schema';
import { questionFormSchema } from '@spotlight/shared/event-form/schema';
import { ticketTypeSchema } from './ticket-type.schema';

/** The third step: what can be had, and what those who register are asked. */
export const ticketsSchema = (t: FaultTexts) =>
  z.object({
    isPaid: z.boolean(),
    types: z.array(ticketTypeSchema(t)),
    questions: z.array(questionFormSchema(t)),
    /** `YYYY-MM-DDTHH:MM` in Taipei, or empty: as long as the event is ahead. */
    answersCloseAt: z.string(),
  });
