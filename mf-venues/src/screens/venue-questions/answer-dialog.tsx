import { FormDialog, requiredText, useForm } from '@spotlight/shared/form';
import { TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useAnswerQuestion } from '../../data/venue-question/venue-question.queries';
import {
  ANSWER_MAX_LENGTH,
  type HostQuestion,
} from '../../data/venue-question/venue-question.schema';
import questionTexts from '../../locales/host-questions.zh-TW.json';

export interface AnswerDialogProps {
  question: HostQuestion;
  onClose: () => void;
}

/** What the host says to a question, for everybody who reads the page of the venue. */
export function AnswerDialog({ question, onClose }: AnswerDialogProps) {
  const t = useTexts(questionTexts);
  const { mutateAsync } = useAnswerQuestion();
  const form = useForm({
    schema: z.object({ answer: requiredText(t('hostQuestions.answerMissing')) }),
    defaultValues: { answer: question.answer ?? '' },
    send: async ({ answer }) => {
      await mutateAsync({ id: question.id, answer });
      return t('hostQuestions.answered');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('hostQuestions.answerTitle')}
      lead={t('hostQuestions.answerLead', { venue: question.venueName })}
      submitLabel={t('hostQuestions.publish')}
      keepLabel={t('hostQuestions.keep')}
    >
      <p>{question.body}</p>
      <TextArea
        label={t('hostQuestions.answerLabel')}
        placeholder={t('hostQuestions.answerPlaceholder')}
        maxLength={ANSWER_MAX_LENGTH}
        isRequired
        data-autofocus
        {...form.field('answer')}
      />
    </FormDialog>
  );
}
