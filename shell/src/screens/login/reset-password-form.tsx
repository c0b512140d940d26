import {
  Form,
  FormFailure,
  NewPasswordField,
  Refusal,
  SubmitButton,
  useForm,
  useNewPasswordText,
} from '@spotlight/shared/form';
import { ButtonLink, Notice, PasswordField, WarningIcon } from '@spotlight/shared/ui/parts';
import { useSession } from '@spotlight/shared/contract';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { AuthPage } from '../../components/auth-page/auth-page';
import { FactorAfterPassword } from '../../components/second-factor/factor-after-password';
import { Fields } from '../../components/form/form-layout';
import accountTexts from '../../locales/account.zh-TW.json';
import { afterSignIn } from '../../after-sign-in';
import { passwordPath } from '../../paths';
import { useSessionStore } from '../../session';
import { resetPasswordSchema } from './reset-password-form.schema';

export interface ResetPasswordFormProps {
  /** From the mailed link. Redeemed only when the form is sent: mail scanners open links, too. */
  tokenHash: string | null;
  /** Not checked yet. */
  returnTo: string | null;
}

/** Sets a new password with the mailed link, and signs in. */
export function ResetPasswordForm({ tokenHash, returnTo }: ResetPasswordFormProps) {
  const t = useTexts(accountTexts);
  const navigate = useNavigate();
  const { awaitsFactor } = useSession();
  const { resetPassword } = useSessionStore();
  const form = useForm({
    schema: resetPasswordSchema(t, useNewPasswordText()),
    defaultValues: { newPassword: '', repeat: '' },
    isDiscardable: true,
    send: async ({ newPassword }) => {
      const result = await resetPassword(tokenHash ?? '', newPassword);
      if (!result.success) throw new Refusal({ failure: result.error });
      return t('reset.succeeded');
    },
    onSent: () => void navigate(afterSignIn(returnTo), { replace: true }),
  });

  const requestAgain = (
    <ButtonLink variant="outline" to={passwordPath('forgot', returnTo ?? undefined)}>
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

  return (
    <AuthPage
      title={t('reset.title')}
      lead={t('reset.lead')}
      foot={form.failure === null ? null : requestAgain}
    >
      {awaitsFactor && <FactorAfterPassword />}
      {/* What was typed waits for the second factor. */}
      <div hidden={awaitsFactor}>
        <Form form={form}>
          <Fields>
            <NewPasswordField label={t('reset.newPassword')} />
            <PasswordField
              label={t('reset.repeat')}
              autoComplete="new-password"
              {...form.field('repeat')}
            />
            <FormFailure form={form} />
            <SubmitButton form={form} size="lg" isFullWidth>
              {t('reset.submit')}
            </SubmitButton>
          </Fields>
        </Form>
      </div>
    </AuthPage>
  );
}
