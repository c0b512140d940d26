import { questionLimits } from '@spotlight/shared/event-form/limits';
import { type Answer, type Question } from '@spotlight/shared/event-form/question';

type Value = string | string[] | boolean;

/** What somebody answers, by the id of the question. */
export type AnswerForm = Record<string, Value>;

const emptyValue = ({ kind }: Question): Value => {
  if (kind === 'many_of') return [];
  return kind === 'consent' ? false : '';
};

/** The kind of value that a field of this kind holds; what was saved may be from another time. */
const fits = (question: Question, value: Value | undefined): value is Value =>
  value !== undefined &&
  typeof value === typeof emptyValue(question) &&
  Array.isArray(value) === (question.kind === 'many_of');

/** The fields at first: empty, or with what was answered before. */
export function answerFields(
  questions: readonly Question[],
  given: readonly Answer[] = [],
): AnswerForm {
  return Object.fromEntries(
    questions.map((question) => {
      const value = given.find((answer) => answer.questionId === question.id)?.value;
      return [question.id, fits(question, value) ? value : emptyValue(question)];
    }),
  );
}

/** How long a text may be. */
export const textLimit = ({ kind, maxLength: own }: Question): number =>
  own ?? (kind === 'long_text' ? questionLimits.longText : questionLimits.text);

const isUnanswered = (value: Value) =>
  typeof value === 'string' ? value.trim() === '' : value === false || countOf(value) === 0;

/** How many of the options are chosen; one where there is nothing to count. */
const countOf = (value: Value) => (Array.isArray(value) ? value.length : 1);

/** Names under `questions.errors`. */
export type AnswerFault = 'missing' | 'choice' | 'consent' | 'tooLong' | 'tooMany';

function faultOf(question: Question, value: Value): AnswerFault | null {
  const { kind, required, options = [], maxChoices: most } = question;
  if (isUnanswered(value)) {
    if (!required) return null;
    return kind === 'consent' ? 'consent' : kind.endsWith('_of') ? 'choice' : 'missing';
  }
  if (kind === 'many_of' && most !== undefined && countOf(value) > most) return 'tooMany';
  if (kind === 'one_of' && !options.includes(String(value))) return 'choice';
  return typeof value === 'string' && value.trim().length > textLimit(question) ? 'tooLong' : null;
}

/** What is wrong, by the id of the question. The server asks again. */
export function answerFaults(
  questions: readonly Question[],
  values: AnswerForm,
): Record<string, AnswerFault> {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const fault = faultOf(question, values[question.id] ?? emptyValue(question));
      return fault === null ? [] : [[question.id, fault]];
    }),
  );
}

/** The answers as they are sent; what was left empty is not among them. */
export function toAnswers(questions: readonly Question[], values: AnswerForm): Answer[] {
  return questions.flatMap(({ id }) => {
    const value = values[id];
    if (value === undefined || isUnanswered(value)) return [];
    return [{ questionId: id, value: typeof value === 'string' ? value.trim() : value }];
  });
}

/** The question that the server refused, by the hint of its refusal. */
export function refusedQuestion(cause: unknown): string | null {
  const hint = (cause as { hint?: unknown } | null)?.hint;
  return typeof hint === 'string' && hint.startsWith('answers.') ? hint.slice(8) : null;
}
