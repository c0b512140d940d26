import { useToasts } from '@spotlight/shared/contract';
import { Button, ButtonLink, Notice, PasswordField, WarningIcon } from '@spotlight/shared/ui/parts';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useForm } from '@spotlight/shared/vendor/form';
import { AuthPage } from '../../components/auth-page/auth-page';
import { Fields } from '../../components/form/form-layout';
import { NewPasswordField } from '../../components/password-rules/new-password-field';
import accountTexts from '../../locales/account.zh-TW.json';
import { loginPath } from '../../paths';
import { useSessionStore } from '../../session';

export interface ResetPasswordFormProps {
  /** From the mailed link. Redeemed only when the form is sent: mail scanners open links, too. */
  tokenHash: string | null;
  returnTo: string;
}

/** Sets a new password with the mailed link, and signs in. */
export function ResetPasswordForm({ tokenHash, returnTo }: ResetPasswordFormProps) {
  const t = useTexts(accountTexts);
  const toasts = useToasts();
  const navigate = useNavigate();
  const { resetPassword } = useSessionStore();
  const form = useForm({ defaultValues: { password: '', repeat: '' } });
  const { errors, isSubmitting } = form.formState;

  const requestAgain = (
    <ButtonLink variant="outline" to={`${loginPath()}?mode=forgot`}>
      {t('reset.requestAgain')}
    </ButtonLink>
  );

  if (!tokenHash) {
    return (
      <AuthPage title={t('reset.title')} foot={requestAgain}>
        <Notice tone="warning" icon={<WarningIcon />} title={t('reset.linkBroken')}>
          {t('reset.linkBrokenHelp')}
        </Notice>
      </AuthPage>
    );
  }

  async function submit(fields: { password: string }, hash: string) {
    const result = await resetPassword(hash, fields.password);
    if (!result.success) return form.setError('root', { message: result.error });
    toasts.success(t('reset.succeeded'));
    await navigate(returnTo, { replace: true });
  }

  return (
    <AuthPage title={t('reset.title')} lead={t('reset.lead')} foot={errors.root && requestAgain}>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit((fields) => submit(fields, tokenHash))(event)}
      >
        <Fields>
          {errors.root && (
            <Notice tone="danger" icon={<WarningIcon />}>
              {errors.root.message}
            </Notice>
          )}
          <NewPasswordField form={form} name="password" label={t('reset.newPassword')} />
          <PasswordField
            label={t('reset.repeat')}
            autoComplete="new-password"
            error={errors.repeat?.message}
            {...form.register('repeat', {
              validate: (value, { password }) => value === password || t('errors.passwordsDiffer'),
            })}
          />
          <Button type="submit" size="lg" isFullWidth isBusy={isSubmitting}>
            {t('reset.submit')}
          </Button>
        </Fields>
      </form>
    </AuthPage>
  );
}
