import { FormDialog, requiredText, useForm } from '@spotlight/shared/form';
import { TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useAskVenue } from '../../data/venue-question/venue-question.queries';
import { QUESTION_MAX_LENGTH } from '../../data/venue-question/venue-question.schema';
import questionTexts from '../../locales/venue-questions.zh-TW.json';

export interface AskDialogProps {
  venueId: string;
  onClose: () => void;
}

/** Asks the host something that everybody will read with its answer. */
export function AskDialog({ venueId, onClose }: AskDialogProps) {
  const t = useTexts(questionTexts);
  const { mutateAsync } = useAskVenue();
  const form = useForm({
    schema: z.object({ body: requiredText(t('questions.bodyMissing')) }),
    defaultValues: { body: '' },
    send: async ({ body }) => {
      await mutateAsync({ venueId, body });
      return t('questions.sent');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('questions.askTitle')}
      lead={t('questions.askLead')}
      submitLabel={t('questions.send')}
      keepLabel={t('questions.keep')}
    >
      <TextArea
        label={t('questions.body')}
        placeholder={t('questions.placeholder')}
        maxLength={QUESTION_MAX_LENGTH}
        isRequired
        data-autofocus
        {...form.field('body')}
      />
    </FormDialog>
  );
}
