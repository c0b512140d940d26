import { useToasts, useUnsavedChanges, type Account } from '@spotlight/shared/contract';
import { Button, TextField, useErrorText } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useForm } from '@spotlight/shared/vendor/form';
import { Fields, FormActions } from '../../components/form/form-layout';
import { MAX_USERNAME_LENGTH } from '../../data/account/account.rules';
import { isPhoneNumber } from '@spotlight/shared/format/parts';
import accountTexts from '../../locales/account.zh-TW.json';
import { useSessionStore } from '../../session';

interface PersonalFields {
  username: string;
  phone: string;
}

/** Name and phone number. The e-mail address is shown, but it is the login and cannot be changed here. */
export function PersonalForm({ user }: { user: Account }) {
  const t = useTexts(accountTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { updateProfile } = useSessionStore();
  const { register, handleSubmit, reset, setError, formState } = useForm<PersonalFields>({
    defaultValues: { username: user.username, phone: user.phone ?? '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  useUnsavedChanges(isDirty);

  async function submit({ username, phone }: PersonalFields) {
    try {
      await updateProfile({ username: username.trim(), phone: phone.trim() });
      reset({ username: username.trim(), phone: phone.trim() });
      toasts.success(t('settings.personal.saved'));
    } catch (thrown) {
      setError('root', { message: errorText(thrown) });
    }
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Fields>
        <TextField
          label={t('settings.personal.username')}
          autoComplete="nickname"
          maxLength={MAX_USERNAME_LENGTH}
          error={errors.username?.message}
          {...register('username', {
            validate: (value) => value.trim() !== '' || t('errors.usernameMissing'),
          })}
        />
        <TextField
          label={t('settings.personal.phone')}
          hint={t('settings.personal.phoneHint')}
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone', {
            validate: (value) => !value.trim() || isPhoneNumber(value) || t('errors.phoneInvalid'),
          })}
        />
        <TextField
          label={t('email')}
          hint={t('settings.personal.emailHint')}
          type="email"
          value={user.email}
          readOnly
          error={errors.root?.message}
        />
        <FormActions>
          <Button type="submit" isBusy={isSubmitting} disabled={!isDirty}>
            {t('settings.personal.save')}
          </Button>
        </FormActions>
      </Fields>
    </form>
  );
}
