import { useSession, useToasts } from '@spotlight/shared/contract';
import { Button, Checkbox, PasswordField, TextField } from '@spotlight/shared/ui/parts';
import { Link } from '@spotlight/shared/vendor/router';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { useForm } from '@spotlight/shared/vendor/form';
import { styled } from 'styled-components';
import { isEmail } from '@spotlight/shared/format/parts';
import accountTexts from '../../locales/account.zh-TW.json';
import { loginPath } from '../../paths';
import { Fields } from '../form/form-layout';

interface LoginFields {
  email: string;
  password: string;
  remember: boolean;
}

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
  /** Called once the visitor is signed in. */
  onSuccess: () => void;
  /** Called when the visitor follows a link out of the form. */
  onLeave?: () => void;
}

/** E-mail and password. What the auth server refuses is said under the password. */
export function LoginForm({ onSuccess, onLeave }: LoginFormProps) {
  const t = useTexts(accountTexts);
  const { login } = useSession();
  const toasts = useToasts();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setFocus, formState } = useForm<LoginFields>({
    defaultValues: { email: '', password: '', remember: true },
  });
  const { errors, isSubmitting } = formState;

  async function submit({ email, password, remember }: LoginFields) {
    setFailure(undefined);
    try {
      const result = await login(email.trim(), password, { remember });
      if (!result.success) {
        setFailure(t('login.failed', { message: result.error }));
        return setFocus('password');
      }
      toasts.success(t('login.succeeded'));
      onSuccess();
    } catch {
      setFailure(t('login.crashed'));
    }
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Fields>
        <TextField
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          data-autofocus
          error={errors.email?.message}
          {...register('email', {
            required: t('errors.emailMissing'),
            validate: (value) => isEmail(value) || t('errors.emailInvalid'),
          })}
        />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          error={errors.password?.message ?? failure}
          {...register('password', { required: t('errors.passwordMissing') })}
        />
        <Aside>
          <Checkbox label={t('login.remember')} {...register('remember')} />
          <TextLink to={`${loginPath()}?mode=forgot`} onClick={onLeave}>
            {t('login.forgot')}
          </TextLink>
        </Aside>
        <Button
          type="submit"
          size="lg"
          isFullWidth
          isBusy={isSubmitting}
          busyLabel={t('login.submitting')}
        >
          {t('login.submit')}
        </Button>
      </Fields>
    </form>
  );
}
