import { FormDialog, requiredText, useForm } from '@spotlight/shared/form';
import { ConfirmDialog, TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import roomBulkTexts from '../locales/room-bulk.zh-TW.json';
import type { BulkWords } from './use-bulk';

export interface BulkQuestionProps {
  action: BulkWords;
  count: number;
  onAgreed: (reason: string) => void;
  onClose: () => void;
}

/** Asks before something is done with several rows, and for the reason where one is needed. */
export function BulkQuestion(props: BulkQuestionProps) {
  const { action, count, onAgreed, onClose } = props;
  if (action.reasonLabel) return <ReasonQuestion {...props} reasonLabel={action.reasonLabel} />;
  return (
    <ConfirmDialog
      title={action.title(count)}
      body={action.body}
      confirmLabel={action.confirmLabel}
      tone={action.variant === 'danger' ? 'danger' : 'primary'}
      onClose={onClose}
      onConfirm={async () => {
        onAgreed('');
        return undefined;
      }}
    />
  );
}

function ReasonQuestion({
  action,
  count,
  reasonLabel,
  onAgreed,
  onClose,
}: BulkQuestionProps & { reasonLabel: string }) {
  const t = useTexts(roomBulkTexts);
  const form = useForm({
    schema: z.object({ reason: requiredText(t('bulk.reasonMissing')) }),
    defaultValues: { reason: '' },
    send: async ({ reason }) => onAgreed(reason),
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={action.title(count)}
      lead={action.body}
      submitLabel={action.confirmLabel}
      keepLabel={t('bulk.keep')}
      tone={action.variant === 'danger' ? 'danger' : 'primary'}
    >
      <TextArea
        label={reasonLabel}
        maxLength={1000}
        isRequired
        data-autofocus
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
