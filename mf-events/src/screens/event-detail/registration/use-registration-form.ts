import { formatPhoneNumber } from '@spotlight/shared/format';
import { useSession, useUnsavedChanges } from '@spotlight/shared/contract';
import type { Question } from '../../../data/question/question.schema';
import { useEffect } from 'react';
import { checkBy, useForm } from '@spotlight/shared/vendor/form';
import { forgetDraft, storeDraft, readDraft } from '../../../components/draft/form-draft';
import { emptyInvoice } from '../../../components/invoice/invoice-form.rules';
import { answerFields } from '../../../components/questions/answer-form.rules';
import { registrationSchema, type RegistrationForm } from './registration-form.schema';

export interface RegistrationFormOptions {
  eventId: string;
  questions: readonly Question[];
  hasAgreed: boolean;
  hasInvoice: boolean;
  isDone: boolean;
}

/** The form's state, begun with what was typed before a reload, else with what the account knows. */
export function useRegistrationForm(options: RegistrationFormOptions) {
  const { eventId, questions, hasAgreed, hasInvoice, isDone } = options;
  const { user } = useSession();
  const draft = `${user?.id}.registration.${eventId}`;
  const form = useForm<RegistrationForm>({
    resolver: checkBy(registrationSchema(hasInvoice, questions)),
    mode: 'onTouched',
    defaultValues: beginning(),
  });

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

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => storeDraft(draft, values),
      }),
    [form, draft],
  );
  useEffect(() => {
    if (isDone) forgetDraft(draft);
  }, [isDone, draft]);
  useUnsavedChanges(form.formState.isDirty && !isDone);
  return form;
}

export type RegistrationFormState = ReturnType<typeof useRegistrationForm>;
