import { FormDialog, requiredText, useForm } from '@spotlight/shared/form';
import { TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import roomBulkTexts from '../locales/room-bulk.zh-TW.json';

export interface WordsDialogProps {
  title: string;
  lead: string;
  label: string;
  hint?: string;
  missing: string;
  confirmLabel: string;
  /** One line, such as the number of a transfer; several otherwise. */
  isShort?: boolean;
  tone?: 'primary' | 'danger';
  failureTitle?: string;
  /** Does it, and answers what a toast says. */
  onConfirm: (words: string) => Promise<string>;
  onClose: () => void;
}

/** Asks for the words that go with an act: why, or the number of a transfer. */
export function WordsDialog({ isShort = false, missing, onConfirm, ...texts }: WordsDialogProps) {
  const t = useTexts(roomBulkTexts);
  const form = useForm({
    schema: z.object({ words: requiredText(missing) }),
    defaultValues: { words: '' },
    send: ({ words }) => onConfirm(words),
    onSent: texts.onClose,
  });
  const Field = isShort ? TextField : TextArea;
  return (
    <FormDialog
      form={form}
      title={texts.title}
      lead={texts.lead}
      submitLabel={texts.confirmLabel}
      keepLabel={t('bulk.keep')}
      tone={texts.tone ?? 'primary'}
      failureTitle={texts.failureTitle}
    >
      <Field
        label={texts.label}
        {...(texts.hint && { hint: texts.hint })}
        maxLength={isShort ? 60 : 500}
        isRequired
        data-autofocus
        {...form.field('words')}
      />
    </FormDialog>
  );
}
