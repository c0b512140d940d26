import { FormDialog, useForm } from '@spotlight/shared/form';
import { TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useClaimPerformer } from '../../data/claim/claim.mutations';
import sectionTexts from '../../locales/performer-sections.zh-TW.json';

const [MIN_LENGTH, MAX_LENGTH] = [10, 1000];

export interface ClaimDialogProps {
  performerId: string;
  name: string;
  onClose: () => void;
}

/** How somebody can be recognised as the performer, for the administrators. */
export function ClaimDialog({ performerId, name, onClose }: ClaimDialogProps) {
  const t = useTexts(sectionTexts);
  const { mutateAsync } = useClaimPerformer();
  const form = useForm({
    schema: z.object({
      message: z.string().check(z.trim(), z.minLength(MIN_LENGTH, t('claim.tooShort'))),
    }),
    defaultValues: { message: '' },
    send: async ({ message }) => {
      await mutateAsync({ performerId, message });
      return t('claim.sent');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('claim.dialog', { name })}
      lead={t('claim.lead')}
      submitLabel={t('claim.send')}
      keepLabel={t('claim.cancel')}
    >
      <TextArea
        label={t('claim.message')}
        hint={t('claim.messageHint')}
        isRequired
        data-autofocus
        maxLength={MAX_LENGTH}
        {...form.field('message')}
      />
    </FormDialog>
  );
}
