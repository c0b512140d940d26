import { Button, MailIcon, Notice, TextField } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { useForm } from '@spotlight/shared/vendor/form';
import { AuthPage } from '../../components/auth-page/auth-page';
import { Fields } from '../../components/form/form-layout';
import { TextLink } from '../../components/login-form/login-form';
import { isEmail } from '@spotlight/shared/format/parts';
import accountTexts from '../../locales/account.zh-TW.json';
import { loginPath } from '../../paths';
import { useSessionStore } from '../../session';

/**
 * Asks for the mail with which a password is set anew. The answer is the same whether the address has an
 * account or not, so that nobody learns here who has one.
 */
export function ForgotPasswordForm() {
  const t = useTexts(accountTexts);
  const { requestPasswordReset } = useSessionStore();
  const [sentTo, setSentTo] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '' } });

  async function submit({ email }: { email: string }) {
    const result = await requestPasswordReset(email.trim());
    if (result.success) setSentTo(email.trim());
    else setError('email', { message: result.error });
  }

  return (
    <AuthPage
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      foot={<TextLink to={loginPath()}>{t('forgot.back')}</TextLink>}
    >
      {sentTo ? (
        <Notice tone="success" icon={<MailIcon />} title={t('forgot.sentTitle')}>
          {t('forgot.sentText', { email: sentTo })}
        </Notice>
      ) : (
        <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
          <Fields>
            <TextField
              label={t('email')}
              type="email"
              inputMode="email"
              autoComplete="username"
              error={formState.errors.email?.message}
              {...register('email', {
                required: t('errors.emailMissing'),
                validate: (value) => isEmail(value) || t('errors.emailInvalid'),
              })}
            />
            <Button type="submit" size="lg" isFullWidth isBusy={formState.isSubmitting}>
              {t('forgot.submit')}
            </Button>
          </Fields>
        </form>
      )}
    </AuthPage>
  );
}
