import * as z from '@spotlight/shared/vendor/zod';
import { questionKinds } from './question-limits.rules';

/** One question of an event, in the order in which it is asked. */
export const questionSchema = z.row({
  /** Stays the same however the question is reworded. */
  id: z.string().check(z.regex(/^q-[a-z0-9]{4,32}$/)),
  kind: z.enum(questionKinds),
  /** What is asked; for `consent` the sentence that is agreed to. */
  label: z.string(),
  /** A line below the question. */
  help: z.optional(z.string()),
  required: z.boolean(),
  /** `one_of` and `many_of` only: each the text that is shown and the value that is answered. */
  options: z.optional(z.array(z.string())),
  /** `many_of` only: how many options may be chosen; without it all of them. */
  maxChoices: z.optional(z.number()),
  /** `text` and `long_text` only; without it `questionLimits.text` or `.longText`. */
  maxLength: z.optional(z.number()),
});

/** What `hold_tickets`, `register_for_event` and `update_registration_answers` take: unanswered ones are left out. */
const answerShape = {
  questionId: z.string(),
  /** Text and `one_of`: a string; `many_of`: strings; `consent`: `true`. */
  value: z.union([z.string(), z.array(z.string()), z.boolean()]),
};
export const answerSchema = z.row(answerShape);

/** An answer as it is saved: with the question's words of then, so that later edits change nothing. */
export const givenAnswerSchema = z.row({
  ...answerShape,
  kind: z.enum(questionKinds),
  label: z.string(),
});

/** What `update_registration_answers` answers. */
export const updatedAnswersSchema = z.row({ answers: z.array(givenAnswerSchema) });

/** One question of an event. */
export type Question = z.infer<typeof questionSchema>;

/** One answer, as it is sent. */
export type Answer = z.infer<typeof answerSchema>;

/** One answer, as it is saved. */
export type GivenAnswer = z.infer<typeof givenAnswerSchema>;
