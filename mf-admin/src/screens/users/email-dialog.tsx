import { FormDialog, Refusal, emailText, requiredText, useForm } from '@spotlight/shared/form';
import { TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { refusedField } from '../../components/refused-field';
import { useSetEmail } from '../../data/user/user.mutations';
import type { ManagedUser } from '../../data/user/user.schema';
import emailTexts from '../../locales/account-email.zh-TW.json';

/** Asks for the address that somebody logs in with from now on, and how it was made sure that it is them. */
export function EmailDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const t = useTexts(emailTexts);
  const { mutateAsync } = useSetEmail();
  const form = useForm({
    schema: z.object({
      email: emailText(t('invalid')),
      reason: requiredText(t('reasonMissing')),
    }),
    defaultValues: { email: '', reason: '' },
    send: async (input) => {
      await mutateAsync({ id: user.id, ...input }).catch((thrown: unknown) => {
        if (refusedField(thrown) !== 'email') throw thrown;
        throw new Refusal({ faults: { email: t('taken') } });
      });
      return t('done');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('title', { name: user.username })}
      lead={t('lead', { email: user.email })}
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
