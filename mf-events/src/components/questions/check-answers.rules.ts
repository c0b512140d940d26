import type { Question } from '../../data/question/question.schema';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { answerFaults, type AnswerForm } from './answer-form.rules';

/** A form that asks nothing but the organizer's questions. */
export interface AnswersForm {
  answers: AnswerForm;
}

/** Checks such a form for react-hook-form. */
export const checkAnswers =
  (questions: readonly Question[]): Resolver<AnswersForm> =>
  (values) => {
    const errors: FieldErrors<AnswersForm> = answerErrors(questions, values.answers);
    return errors.answers ? { values: {}, errors } : { values, errors: {} };
  };

/** What is wrong, as react-hook-form takes it; nothing when all is well. */
export function answerErrors(
  questions: readonly Question[],
  answers: AnswerForm,
): FieldErrors<AnswersForm> {
  const faults = Object.entries(answerFaults(questions, answers));
  if (faults.length === 0) return {};
  return {
    answers: Object.fromEntries(faults.map(([id, message]) => [id, { type: 'invalid', message }])),
  };
}
