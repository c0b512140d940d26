import type { GivenAnswer, Question } from '@spotlight/shared/event-form/question';

/**
 * An answer as people read it.
 * @param agreed the word for a consent that was given
 */
export function answerText({ value }: Pick<GivenAnswer, 'value'>, agreed: string): string {
  if (Array.isArray(value)) return value.join('、');
  return typeof value === 'string' ? value : agreed;
}

/** What a column of a table is about. */
export interface AnswerColumn {
  id: string;
  label: string;
}

/** A column for each question: first what is asked today, then what earlier people were asked. */
export function answerColumns(
  questions: readonly Pick<Question, 'id' | 'label'>[],
  rows: readonly { answers: readonly GivenAnswer[] }[],
): AnswerColumn[] {
  const columns = new Map(questions.map(({ id, label }) => [id, label]));
  for (const { answers } of rows) {
    for (const { questionId: id, label } of answers) {
      if (!columns.has(id)) columns.set(id, label);
    }
  }
  return [...columns].map(([id, label]) => ({ id, label }));
}

/** The answers of one person in the order of the columns; `null` where there is none. */
export function answerCells(
  columns: readonly AnswerColumn[],
  answers: readonly GivenAnswer[],
  agreed: string,
): (string | null)[] {
  return columns.map(({ id }) => {
    const answer = answers.find((given) => given.questionId === id);
    return answer ? answerText(answer, agreed) : null;
  });
}
