import { FormDialog, Refusal, emailText, requiredText, useForm } from '@spotlight/shared/form';
import { TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useHandOverPage } from '../../data/page-owner/page-owner.mutations';
import type { OwnedPage } from '../../data/page-owner/page-owner.schema';
import handOverTexts from '../../locales/hand-over.zh-TW.json';
import { refusedField } from '../refused-field';

export interface HandOverDialogProps {
  page: OwnedPage;
  name: string;
  onClose: () => void;
}

/** Asks who gets the page and why, and says what goes along. */
export function HandOverDialog({ page, name, onClose }: HandOverDialogProps) {
  const t = useTexts(handOverTexts);
  const { mutateAsync } = useHandOverPage();
  const form = useForm({
    schema: z.object({
      email: emailText(t('emailInvalid')),
      reason: requiredText(t('reasonMissing')),
    }),
    defaultValues: { email: '', reason: '' },
    send: async ({ email, reason }) => {
      await mutateAsync({ page, email, reason }).catch((thrown: unknown) => {
        if (refusedField(thrown) !== 'owner_email') throw thrown;
        throw new Refusal({ faults: { email: t('emailUnknown') } });
      });
      return t('done');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('title', { name })}
      lead={t('lead')}
      submitLabel={t('confirm')}
      keepLabel={t('keep')}
      failureTitle={t('failed')}
    >
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        isRequired
        data-autofocus
        {...form.field('email')}
      />
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={500}
        rows={3}
        isRequired
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
