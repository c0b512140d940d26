import { checkFields } from '@spotlight/shared/vendor/form';
import * as z from '@spotlight/shared/vendor/zod';
import type { Question } from '../../data/question/question.schema';
import { answerFaults, type AnswerForm } from './answer-form.rules';

/** The answers in the schema of a form; `checkAnswers` says which of them are missing. */
export const answersField = {
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.boolean()])),
};

/** A form that asks nothing but the organizer's questions. */
export interface AnswersForm {
  answers: AnswerForm;
}

/** What is wrong with the answers, as keys under `questions.errors`. */
export const checkAnswers = (questions: readonly Question[]) =>
  checkFields<AnswersForm>(({ answers }) => answerFaults(questions, answers), 'answers');

/** Checks a form that asks nothing else. */
export const answersSchema = (questions: readonly Question[]) =>
  z.object(answersField).check(checkAnswers(questions));
