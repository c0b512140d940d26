import { questionLimits } from '../question/question-limits.rules';
import type { Question } from '../question/question.schema';
import type { Faults, QuestionForm, QuestionKind } from './event-form.schema';

/** How many characters an answer may have at most, by kind. */
export const longestAnswer = {
  text: questionLimits.text,
  long_text: questionLimits.longText,
} as const;

/** Whether a question offers options. */
export const hasOptions = (kind: QuestionKind) => kind === 'one_of' || kind === 'many_of';
/** Whether a question is answered with words of one's own. */
export const isText = (kind: QuestionKind): kind is 'text' | 'long_text' =>
  kind === 'text' || kind === 'long_text';

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

/** The options as they are typed, without empty lines. */
export function optionsOf({ options }: Pick<QuestionForm, 'options'>): string[] {
  return options
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
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
      question.maxChoices.trim() && { maxChoices: Number(question.maxChoices) }),
    ...(isText(question.kind) &&
      question.maxLength.trim() && { maxLength: Number(question.maxLength) }),
  }));
}

function numberFault(text: string, most: number): boolean {
  return text.trim() !== '' && !(/^\d+$/.test(text.trim()) && +text >= 1 && +text <= most);
}

function optionsFault(options: readonly string[]): string | null {
  if (options.length < 2) return 'optionsTooFew';
  if (options.length > questionLimits.options) return 'optionsTooMany';
  if (new Set(options).size < options.length) return 'optionsTwice';
  return options.some((option) => option.length > questionLimits.option) ? 'optionTooLong' : null;
}

function faultsOf(question: QuestionForm): Faults {
  const at = (field: string) => `questions.${question.id}.${field}`;
  const options = optionsOf(question);
  const optionFault = hasOptions(question.kind) ? optionsFault(options) : null;
  return {
    ...(question.label.trim() === '' && { [at('label')]: 'questionMissing' }),
    ...(optionFault && { [at('options')]: optionFault }),
    ...(question.kind === 'many_of' &&
      numberFault(question.maxChoices, Math.max(1, options.length)) && {
        [at('maxChoices')]: 'maxChoicesInvalid',
      }),
    ...(isText(question.kind) &&
      numberFault(question.maxLength, longestAnswer[question.kind]) && {
        [at('maxLength')]: 'maxLengthInvalid',
      }),
  };
}

/** What keeps the questions from being saved. */
export function questionFaults(questions: readonly QuestionForm[]): Faults {
  return Object.assign({}, ...questions.map(faultsOf)) as Faults;
}
