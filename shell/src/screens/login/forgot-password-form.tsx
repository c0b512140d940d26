import { Form, FormFailure, Refusal, SubmitButton, useForm } from '@spotlight/shared/form';
import { MailIcon, Notice, TextField } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useState } from 'react';
import { loginEmail } from '../../components/account-fields/account-fields.schema';
import { AuthPage } from '../../components/auth-page/auth-page';
import { Fields } from '../../components/form/form-layout';
import { TextLink } from '../../components/login-form/login-form';
import accountTexts from '../../locales/account.zh-TW.json';
import { loginPath } from '../../paths';
import { useSessionStore } from '../../session';

/**
 * Asks for the mail with which a password is set anew. The answer is the same whether the address has an
 * account or not, so that nobody learns here who has one. What was on the way to `returnTo` goes on there.
 */
export function ForgotPasswordForm({ returnTo }: { returnTo?: string | undefined }) {
  const t = useTexts(accountTexts);
  const { requestPasswordReset } = useSessionStore();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    schema: z.object({ email: loginEmail(t) }),
    defaultValues: { email: '' },
    isDiscardable: true,
    send: async ({ email }) => {
      const result = await requestPasswordReset(email, returnTo);
      if (!result.success) throw new Refusal({ faults: { email: result.error } });
      setSentTo(email);
    },
  });

  return (
    <AuthPage
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      foot={<TextLink to={loginPath(returnTo)}>{t('forgot.back')}</TextLink>}
    >
      {sentTo ? (
        <Notice tone="success" icon={<MailIcon />} title={t('forgot.sentTitle')}>
          {t('forgot.sentText', { email: sentTo })}
        </Notice>
      ) : (
        <Form form={form}>
          <Fields>
            <TextField
              label={t('email')}
              type="email"
              inputMode="email"
              autoComplete="username"
              {...form.field('email')}
            />
            <FormFailure form={form} />
            <SubmitButton form={form} size="lg" isFullWidth>
              {t('forgot.submit')}
            </SubmitButton>
          </Fields>
        </Form>
      )}
    </AuthPage>
  );
}
