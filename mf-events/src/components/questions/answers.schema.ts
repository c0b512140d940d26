import { checkFieldsIn } from '@spotlight/shared/form';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type { Question } from '@spotlight/shared/event-form/question';
import type questionsTexts from '../../locales/questions.zh-TW.json';
import { answerFaults, textLimit, type AnswerForm } from './answer-form.rules';

type Texts = Translate<typeof questionsTexts>;

/** The answers in the schema of a form; `checkAnswers` says which of them are missing. */
export const answersField = {
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.boolean()])),
};

/** A form that asks nothing but the organizer's questions. */
export interface AnswersForm {
  answers: AnswerForm;
}

/** Says what is wrong with the answers. */
export const checkAnswers = (t: Texts, questions: readonly Question[]) =>
  checkFieldsIn<AnswersForm>('answers', ({ answers }) => {
    const faults = answerFaults(questions, answers);
    return Object.fromEntries(
      questions.map((question) => {
        const fault = faults[question.id];
        const count = question.kind === 'many_of' ? question.maxChoices : textLimit(question);
        return [question.id, fault && t(`questions.errors.${fault}`, { count })];
      }),
    );
  });

/** Checks a form that asks nothing else. */
export const answersSchema = (t: Texts, questions: readonly Question[]) =>
  z.object(answersField).check(checkAnswers(t, questions));
