import { useSession } from '@spotlight/shared/contract';
import { Form, Refusal, SubmitButton, useForm } from '@spotlight/shared/form';
import { Checkbox, PasswordField, TextField } from '@spotlight/shared/ui/parts';
import { Link } from '@spotlight/shared/vendor/router';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import accountTexts from '../../locales/account.zh-TW.json';
import { passwordPath } from '../../paths';
import { Fields } from '../form/form-layout';
import { FactorAfterPassword } from '../second-factor/factor-after-password';
import { loginSchema } from './login-form.schema';

const Aside = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  margin-block: -8px;
`;

export const TextLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: var(--accent-ink);
  font-weight: var(--weight-bold);
  &:hover {
    text-decoration: underline;
  }
`;

export interface LoginFormProps {
  /** What is known of the visitor already. */
  email?: string | undefined;
  /** Called once the visitor is signed in. */
  onSuccess: () => void;
  /** Called when the visitor follows a link out of the form. */
  onLeave?: () => void;
  /** Where those go on who set their password anew. */
  returnTo?: string | undefined;
}

/** E-mail and password, and after them the second factor of those who have one. */
export function LoginForm(form: LoginFormProps) {
  const { awaitsFactor } = useSession();
  return awaitsFactor ? <FactorAfterPassword /> : <PasswordStep {...form} />;
}

/** What the auth server refuses is said under the password. */
function PasswordStep({ email: knownEmail = '', onSuccess, onLeave, returnTo }: LoginFormProps) {
  const t = useTexts(accountTexts);
  const { login } = useSession();
  const form = useForm({
    schema: loginSchema(t),
    defaultValues: { email: knownEmail, password: '', remember: true },
    isDiscardable: true,
    send: async ({ email, password, remember }) => {
      // What the server refuses is said at the password, where the next attempt begins.
      const refuse = (sentence: string) => new Refusal({ faults: { password: sentence } });
      const result = await login(email, password, { remember }).catch(() => {
        throw refuse(t('login.crashed'));
      });
      if (!result.success) throw refuse(t('login.failed', { message: result.error }));
      return t('login.succeeded');
    },
    onSent: onSuccess,
  });

  return (
    <Form form={form}>
      <Fields>
        <TextField
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          data-autofocus={knownEmail === '' || undefined}
          {...form.field('email')}
        />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          data-autofocus={knownEmail !== '' || undefined}
          {...form.field('password')}
        />
        <Aside>
          <Checkbox label={t('login.remember')} {...form.field('remember')} />
          <TextLink to={passwordPath('forgot', returnTo)} onClick={onLeave}>
            {t('login.forgot')}
          </TextLink>
        </Aside>
        <SubmitButton form={form} size="lg" isFullWidth busyLabel={t('login.submitting')}>
          {t('login.submit')}
        </SubmitButton>
      </Fields>
    </Form>
  );
}
