import { halfWidth } from '@spotlight/shared/format';
import type { Question } from './question.schema';
import type { QuestionForm } from './question-form.schema';
import { hasOptions, isText, optionsOf, type QuestionKind } from './question-kinds.rules';

/** A question that nobody has worded yet. */
export function newQuestion(kind: QuestionKind = 'text'): QuestionForm {
  return {
    id: `q-${crypto.randomUUID().replaceAll('-', '')}`,
    kind,
    label: '',
    help: '',
    required: kind === 'consent',
    options: '',
    maxChoices: '',
    maxLength: '',
  };
}

/** A question of the server as it is typed. */
export function questionFormOf(question: Question): QuestionForm {
  return {
    id: question.id,
    kind: question.kind,
    label: question.label,
    help: question.help ?? '',
    required: question.required,
    options: (question.options ?? []).join('\n'),
    maxChoices: question.maxChoices ? String(question.maxChoices) : '',
    maxLength: question.maxLength ? String(question.maxLength) : '',
  };
}

/** The questions that `save_event` takes. */
export function questionsOf(questions: readonly QuestionForm[]): Question[] {
  return questions.map((question) => ({
    id: question.id,
    kind: question.kind,
    label: question.label.trim(),
    required: question.required,
    ...(question.help.trim() && { help: question.help.trim() }),
    ...(hasOptions(question.kind) && { options: optionsOf(question) }),
    ...(question.kind === 'many_of' &&
      question.maxChoices.trim() && { maxChoices: Number(halfWidth(question.maxChoices)) }),
    ...(isText(question.kind) &&
      question.maxLength.trim() && { maxLength: Number(halfWidth(question.maxLength)) }),
  }));
}
