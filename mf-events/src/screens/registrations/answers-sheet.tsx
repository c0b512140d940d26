import { AppError } from '@spotlight/shared/data';
import { Form, FormFailure, Refusal, SubmitButton, useForm } from '@spotlight/shared/form';
import { Sheet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  answerFields,
  refusedQuestion,
  toAnswers,
} from '../../components/questions/answer-form.rules';
import { answersSchema } from '../../components/questions/answers.schema';
import { QuestionFields } from '../../components/questions/question-fields';
import type { RegistrationCard } from '../../data/registration/registration-list.schema';
import { useUpdateAnswers } from '../../data/registration/registration.mutations';
import questionsTexts from '../../locales/questions.zh-TW.json';
import registrationsTexts from '../../locales/registrations.zh-TW.json';

const Foot = styled.div`
  display: grid;
  gap: 12px;
  width: 100%;
`;

export interface AnswersSheetProps {
  registration: RegistrationCard;
  onClose: () => void;
}

/** The answers to the organizer's questions once more, to be changed until they close. */
export function AnswersSheet({ registration, onClose }: AnswersSheetProps) {
  const t = useTexts(registrationsTexts, questionsTexts);
  const { mutateAsync } = useUpdateAnswers();
  // As they were when the sheet opened: reading the list again must not change the form.
  const [questions] = useState(registration.questions);
  const form = useForm({
    schema: answersSchema(t, questions),
    mode: 'onTouched',
    defaultValues: { answers: answerFields(questions, registration.answers) },
    send: async ({ answers }) => {
      try {
        await mutateAsync({
          registrationId: registration.id,
          answers: toAnswers(questions, answers),
        });
        return t('registrations.answers.saved');
      } catch (thrown) {
        const refused = thrown instanceof AppError && refusedQuestion(thrown.cause);
        if (!refused) throw thrown;
        const faults = { [`answers.${refused}`]: t('questions.errors.refused') };
        throw new Refusal({ faults, failure: thrown });
      }
    },
    onSent: onClose,
  });

  return (
    <Sheet
      isOpen
      title={t('registrations.answers.edit')}
      lead={registration.event.title}
      onClose={form.close}
      footer={
        <Foot>
          <FormFailure form={form} />
          <SubmitButton form={form} size="lg" isFullWidth>
            {t('registrations.answers.save')}
          </SubmitButton>
        </Foot>
      }
    >
      <Form form={form}>
        <QuestionFields questions={questions} />
      </Form>
    </Sheet>
  );
}
