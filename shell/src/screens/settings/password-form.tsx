import { useSession, useToasts } from '@spotlight/shared/contract';
import { Button, Notice, PasswordField, WarningIcon } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useForm } from '@spotlight/shared/vendor/form';
import { Fields, FormActions } from '../../components/form/form-layout';
import { NewPasswordField } from '../../components/password-rules/new-password-field';
import accountTexts from '../../locales/account.zh-TW.json';
import { useSessionStore } from '../../session';

/** Changes the password; the current one is asked for, so that an unlocked device is not enough. */
export function PasswordForm() {
  const t = useTexts(accountTexts);
  const toasts = useToasts();
  const { user } = useSession();
  const { changePassword } = useSessionStore();
  const form = useForm({ defaultValues: { current: '', next: '' } });
  const { errors, isSubmitting } = form.formState;

  async function submit({ current, next }: { current: string; next: string }) {
    const result = await changePassword(current, next);
    if (!result.success) return form.setError('root', { message: result.error });
    form.reset();
    toasts.success(t('settings.password.saved'));
  }

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {/* For password managers: whose password this is. */}
      <input type="hidden" autoComplete="username" value={user?.email ?? ''} readOnly />
      <Fields>
        {errors.root && (
          <Notice tone="danger" icon={<WarningIcon />}>
            {errors.root.message}
          </Notice>
        )}
        <PasswordField
          label={t('settings.password.current')}
          autoComplete="current-password"
          error={errors.current?.message}
          {...form.register('current', { required: t('errors.passwordMissing') })}
        />
        <NewPasswordField form={form} name="next" label={t('settings.password.next')} />
        <FormActions>
          <Button type="submit" variant="outline" isBusy={isSubmitting}>
            {t('settings.password.save')}
          </Button>
        </FormActions>
      </Fields>
    </form>
  );
}
