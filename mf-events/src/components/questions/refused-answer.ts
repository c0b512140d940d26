import { AppError } from '@spotlight/shared/data';
import { Refusal } from '@spotlight/shared/form';
import { refusedQuestion } from './answer-form.rules';

/**
 * What a form throws on: beside its field, when the server refused an answer.
 * @param sentence what is said there
 */
export function asRefusedAnswer(thrown: unknown, sentence: string): unknown {
  const refused = thrown instanceof AppError && refusedQuestion(thrown.cause);
  if (!refused) return thrown;
  return new Refusal({ faults: { [`answers.${refused}`]: sentence }, failure: thrown });
}
