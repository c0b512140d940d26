import { useToasts, useUnsavedChanges } from '@spotlight/shared/contract';
import { AppError } from '@spotlight/shared/data';
import { Button, Notice, Sheet, WarningIcon, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { FormProvider, checkBy, useForm } from '@spotlight/shared/vendor/form';
import { styled } from 'styled-components';
import {
  answerFields,
  refusedQuestion,
  toAnswers,
} from '../../components/questions/answer-form.rules';
import { answersSchema, type AnswersForm } from '../../components/questions/answers.schema';
import { QuestionFields } from '../../components/questions/question-fields';
import type { RegistrationCard } from '../../data/registration/registration-list.schema';
import { useUpdateAnswers } from '../../data/registration/registration.mutations';
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
  const t = useTexts(registrationsTexts);
  const formId = useId();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutateAsync, error, isPending } = useUpdateAnswers();
  // As they were when the sheet opened: reading the list again must not change the form.
  const [questions] = useState(registration.questions);
  const form = useForm<AnswersForm>({
    mode: 'onTouched',
    defaultValues: { answers: answerFields(questions, registration.answers) },
    resolver: checkBy(answersSchema(questions)),
  });
  useUnsavedChanges(form.formState.isDirty);

  const save = form.handleSubmit(async ({ answers }) => {
    try {
      await mutateAsync({
        registrationId: registration.id,
        answers: toAnswers(questions, answers),
      });
      toasts.success(t('registrations.answers.saved'));
      onClose();
    } catch (thrown) {
      // What went wrong is shown from the mutation's own state, a refused answer also at its field.
      const refused = thrown instanceof AppError && refusedQuestion(thrown.cause);
      if (refused)
        form.setError(`answers.${refused}`, { message: 'refused' }, { shouldFocus: true });
    }
  });

  return (
    <Sheet
      isOpen
      title={t('registrations.answers.edit')}
      lead={registration.event.title}
      onClose={onClose}
      footer={
        <Foot>
          {error && !isPending && (
            <div role="alert">
              <Notice tone="danger" icon={<WarningIcon />}>
                {errorText(error)}
              </Notice>
            </div>
          )}
          <Button type="submit" form={formId} size="lg" isFullWidth isBusy={isPending}>
            {t('registrations.answers.save')}
          </Button>
        </Foot>
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={(submission) => void save(submission)}>
          <QuestionFields questions={questions} />
        </form>
      </FormProvider>
    </Sheet>
  );
}
