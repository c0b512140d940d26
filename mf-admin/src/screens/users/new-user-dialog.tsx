import { AppError } from '@spotlight/shared/data';
import { FormDialog, useForm } from '@spotlight/shared/form';
import { SelectField, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useCreateUser } from '../../data/user/user.mutations';
import { memberRoles } from '../../data/user/user.schema';
import userTexts from '../../locales/users.zh-TW.json';
import { newUserSchema } from './new-user-form.schema';

export interface NewUserDialogProps {
  onClose: () => void;
}

/** The account service made an account and did not say which one. */
const isWithoutId = (error: unknown) =>
  error instanceof AppError && error.code === 'UNEXPECTED_DATA';

/** Opens an account for somebody, who chooses the password by mail. */
export function NewUserDialog({ onClose }: NewUserDialogProps) {
  const t = useTexts(userTexts);
  const create = useCreateUser();
  const form = useForm({
    schema: newUserSchema(t),
    defaultValues: { email: '', username: '', role: 'fan' },
    send: async (user) => {
      await create.mutateAsync(user);
      return t('newUser.done');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('newUser.title')}
      lead={t('newUser.lead')}
      submitLabel={t('newUser.send')}
      keepLabel={t('newUser.keep')}
      failureTitle={t(isWithoutId(create.error) ? 'newUser.noId' : 'newUser.failed')}
    >
      <TextField
        label={t('newUser.email')}
        type="email"
        autoComplete="off"
        isRequired
        data-autofocus
        {...form.field('email')}
      />
      <TextField
        label={t('newUser.username')}
        maxLength={50}
        autoComplete="off"
        isRequired
        {...form.field('username')}
      />
      <SelectField
        label={t('newUser.role')}
        options={memberRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        {...form.field('role')}
      />
    </FormDialog>
  );
}
