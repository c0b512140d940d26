import { forgetDraft, readDraft, useForm, useKeptDraft } from '@spotlight/shared/form';
import { formatPhoneNumber } from '@spotlight/shared/format';
import { useSession } from '@spotlight/shared/contract';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { Question } from '@spotlight/shared/event-form/question';
import { emptyInvoice } from '../invoice/invoice-form.rules';
import { answerFields } from '../questions/answer-form.rules';
import questionsTexts from '../../locales/questions.zh-TW.json';
import registrationTexts from '../../locales/registration.zh-TW.json';
import { registrationSchema, type RegistrationForm } from './registration-form.schema';

export interface RegistrationFormOptions {
  /** Under what name the device keeps what was typed. */
  draft: string;
  questions: readonly Question[];
  hasAgreed: boolean;
  hasInvoice: boolean;
  send: (typed: RegistrationForm) => Promise<void>;
}

/** The form's state, begun with what was typed before a reload, else with what the account knows. */
export function useRegistrationForm(options: RegistrationFormOptions) {
  const { questions, hasAgreed, hasInvoice, send } = options;
  const t = useTexts(registrationTexts, questionsTexts);
  const { user, refreshAccount } = useSession();
  const draft = `${user?.id}.${options.draft}`;
  const form = useForm({
    schema: registrationSchema(t, hasInvoice, questions),
    mode: 'onTouched',
    defaultValues: beginning(),
    send,
    onSent: () => {
      forgetDraft(draft);
      // The server has remembered it: the next form knows it.
      if (!user?.phone) void refreshAccount();
    },
  });
  useKeptDraft(draft, form);

  function beginning(): RegistrationForm {
    const { answers, ...typed } = readDraft<RegistrationForm>(draft);
    const given = Object.entries(answers ?? {}).map(([id, value]) => ({ questionId: id, value }));
    return {
      name: user?.username ?? '',
      email: user?.email ?? '',
      phone: formatPhoneNumber(user?.phone ?? ''),
      ...emptyInvoice,
      ...typed,
      hasAgreed: hasAgreed || typed.hasAgreed === true,
      answers: answerFields(questions, given),
    };
  }

  return form;
}

export type RegistrationFormState = ReturnType<typeof useRegistrationForm>;
