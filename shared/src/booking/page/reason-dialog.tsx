import { FormDialog, requiredText, useForm } from '@spotlight/shared/form';
import { TextArea } from '@spotlight/shared/ui';
import * as z from '@spotlight/shared/vendor/zod';

export interface ReasonDialogProps {
  title: string;
  lead: string;
  /** The words beside the field. */
  label: string;
  /** What is said when nothing is written; without it the reason may be left out. */
  missing?: string;
  submitLabel: string;
  keepLabel: string;
  /** Does it and answers what is said afterwards. */
  onSend: (reason: string | null) => Promise<string>;
  onClose: () => void;
}

/** Asks for a reason before something is called off or refused. */
export function ReasonDialog({
  title,
  lead,
  label,
  missing,
  submitLabel,
  keepLabel,
  onSend,
  onClose,
}: ReasonDialogProps) {
  const form = useForm({
    schema: z.object({
      reason: missing ? requiredText(missing) : z.string().check(z.trim()),
    }),
    defaultValues: { reason: '' },
    send: ({ reason }) => onSend(reason || null),
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={title}
      lead={lead}
      submitLabel={submitLabel}
      keepLabel={keepLabel}
      tone="danger"
    >
      <TextArea
        label={label}
        maxLength={500}
        isRequired={missing !== undefined}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
