import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { TextArea } from '../ui/field/text-area';
import { TextField } from '../ui/field/text-field';
import type { FailureNoticeProps } from '../ui/state/failure-notice';
import { requiredText } from './field-schemas';
import { FormDialog } from './form-dialog';
import { useForm } from './use-form';

export interface ReasonDialogProps {
  title: string;
  /** What follows from it. */
  lead: string;
  label: string;
  hint?: string;
  placeholder?: string;
  /** Said beside the field when it is left empty. */
  missing: string;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  maxLength?: number;
  /** One line, such as the number of a transfer; several otherwise. */
  isShort?: boolean;
  /** What did not happen, when the button does not say so. */
  failureTitle?: FailureNoticeProps['title'];
  /** What is said when it is done, or nothing. */
  onConfirm: (text: string) => Promise<string>;
  onClose: () => void;
}

/** Asks for a few words before something happens that somebody else will read. */
export function ReasonDialog({
  title,
  lead,
  label,
  hint,
  placeholder,
  missing,
  confirmLabel,
  tone = 'primary',
  isShort = false,
  maxLength = isShort ? 60 : 500,
  failureTitle,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const t = useTexts(uiTexts);
  const form = useForm({
    schema: z.object({ text: requiredText(missing) }),
    defaultValues: { text: '' },
    send: ({ text }) => onConfirm(text),
    onSent: onClose,
  });
  const Field = isShort ? TextField : TextArea;
  return (
    <FormDialog
      form={form}
      title={title}
      lead={lead}
      submitLabel={confirmLabel}
      keepLabel={t('form.back')}
      tone={tone}
      failureTitle={failureTitle}
    >
      <Field
        label={label}
        hint={hint}
        placeholder={placeholder}
        maxLength={maxLength}
        isRequired
        data-autofocus
        {...form.field('text')}
      />
    </FormDialog>
  );
}
