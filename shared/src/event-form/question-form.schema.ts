import { checkFields, requiredText } from '@spotlight/shared/form';
import { isWhole, numberText } from '@spotlight/shared/typed/number';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type questionFaultTexts from '../locales/question-faults.zh-TW.json';
import { questionKinds, questionLimits } from './question-limits.rules';
import { hasOptions, isText, longestAnswer, optionsOf } from './question-kinds.rules';

const isWithin = (text: string, most: number) => text === '' || isWhole(text, 1, most);

function optionsFault(options: readonly string[]) {
  if (options.length < 2) return 'optionsTooFew';
  if (options.length > questionLimits.options) return 'optionsTooMany';
  if (new Set(options).size < options.length) return 'optionsTwice';
  return options.some((option) => option.length > questionLimits.option)
    ? 'optionTooLong'
    : undefined;
}

/** A question to those who register, as it is typed. A limit that its kind does not have is no fault. */
export const questionFormSchema = (t: Translate<typeof questionFaultTexts>) =>
  z
    .object({
      id: z.string(),
      kind: z.enum(questionKinds),
      label: requiredText(t('questionFault.questionMissing')),
      help: z.string(),
      required: z.boolean(),
      /** One a line. */
      options: z.string(),
      /** Empty: all of them. */
      maxChoices: numberText(),
      /** Empty: as many characters as the kind allows. */
      maxLength: numberText(),
    })
    .check(
      checkFields((question) => {
        const { kind, maxChoices, maxLength } = question;
        const options = optionsOf(question);
        const fault = hasOptions(kind) ? optionsFault(options) : undefined;
        const areChoicesRight =
          kind !== 'many_of' || isWithin(maxChoices, Math.max(1, options.length));
        const isLengthRight = !isText(kind) || isWithin(maxLength, longestAnswer[kind]);
        return {
          options: fault && t(`questionFault.${fault}`),
          maxChoices: !areChoicesRight && t('questionFault.maxChoicesInvalid'),
          maxLength: !isLengthRight && t('questionFault.maxLengthInvalid'),
        };
      }),
    );

/** A question to those who register, as it is typed. */
export type QuestionForm = z.infer<ReturnType<typeof questionFormSchema>>;

/** Questions, as forms of events hold them. */
export interface QuestionsForm {
  questions: QuestionForm[];
  /** `YYYY-MM-DDTHH:MM` in Taipei, or empty: as long as the event is ahead. */
  answersCloseAt: string;
}
