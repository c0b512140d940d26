import { questionLimits, type questionKinds } from './question-limits.rules';

/** What can be asked. */
export type QuestionKind = (typeof questionKinds)[number];

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

/** The options as they are typed, one a line, without empty lines. */
export function optionsOf({ options }: { options: string }): string[] {
  return options
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
