import { questionSchema, type Question } from '@spotlight/shared/event-form/question';
import * as z from '@spotlight/shared/vendor/zod';

const questionsSchema = z.array(questionSchema);

/** What an event asks. Questions of a kind that this version does not know fail the form, not the page. */
export const readQuestions = (questions: unknown): Question[] =>
  questionsSchema.parse(questions ?? []);
