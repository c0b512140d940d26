import { useSession, useTheme, useToasts, type UserType } from '@spotlight/shared/contract';
import { Button, Checkbox, Notice, TextField, WarningIcon } from '@spotlight/shared/ui/parts';
import { Link } from '@spotlight/shared/vendor/router';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useForm } from '@spotlight/shared/vendor/form';
import { styled } from 'styled-components';
import { Fields } from '../../components/form/form-layout';
import { NewPasswordField } from '../../components/password-rules/new-password-field';
import { MAX_USERNAME_LENGTH } from '../../data/account/account.rules';
import { isEmail } from '@spotlight/shared/format/parts';
import accountTexts from '../../locales/account.zh-TW.json';
import { paths } from '../../paths';
import { useSessionStore } from '../../session';
import { IdentityChoice } from './identity-choice';

interface SignupFields {
  userType: UserType;
  username: string;
  email: string;
  password: string;
  terms: boolean;
}

const InlineLink = styled(Link)`
  color: var(--accent-ink);
  text-decoration: underline;
`;

export interface SignupFormProps {
  /** The account exists, but its owner has to follow a mailed link before logging in. */
  onUnconfirmed: (email: string) => void;
}

/** The fields of a new account. Being signed in afterwards leads on by itself. */
export function SignupForm({ onUnconfirmed }: SignupFormProps) {
  const t = useTexts(accountTexts);
  const { signup } = useSession();
  const { getState } = useSessionStore();
  const theme = useTheme();
  const toasts = useToasts();
  const form = useForm<SignupFields>({
    defaultValues: { userType: 'fan', username: '', email: '', password: '', terms: false },
  });
  const { register, formState } = form;
  const { errors } = formState;

  async function submit({ userType, username, email, password }: SignupFields) {
    const chosenTheme = theme.preference;
    const result = await signup({
      userType,
      username: username.trim(),
      email: email.trim(),
      password,
    });
    if (!result.success) {
      return form.setError('root', { message: t('signup.failed', { message: result.error }) });
    }
    if (!getState().isLoggedIn) return onUnconfirmed(email.trim());
    // A new account knows no theme yet: it takes over what was chosen before.
    if (chosenTheme !== 'system') theme.setPreference(chosenTheme);
    toasts.success(t('signup.succeeded'));
  }

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Fields>
        <IdentityChoice legend={t('signup.identity')} register={() => register('userType')} />
        <TextField
          label={t('signup.username')}
          hint={t('signup.usernameHint')}
          autoComplete="nickname"
          maxLength={MAX_USERNAME_LENGTH}
          error={errors.username?.message}
          {...register('username', {
            validate: (value) => value.trim() !== '' || t('errors.usernameMissing'),
          })}
        />
        <TextField
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          placeholder={t('emailPlaceholder')}
          error={errors.email?.message}
          {...register('email', {
            required: t('errors.emailMissing'),
            validate: (value) => isEmail(value) || t('errors.emailInvalid'),
          })}
        />
        <NewPasswordField form={form} name="password" label={t('password')} />
        <Checkbox
          label={
            <>
              {t('signup.terms.before')}
              <InlineLink to={paths.terms} target="_blank">
                {t('signup.terms.terms')}
              </InlineLink>
              {t('signup.terms.and')}
              <InlineLink to={paths.privacy} target="_blank">
                {t('signup.terms.privacy')}
              </InlineLink>
            </>
          }
          error={errors.terms?.message}
          {...register('terms', { required: t('errors.termsMissing') })}
        />
        {errors.root && (
          <Notice tone="danger" icon={<WarningIcon />}>
            {errors.root.message}
          </Notice>
        )}
        <Button type="submit" size="lg" isFullWidth isBusy={formState.isSubmitting}>
          {t('signup.submit')}
        </Button>
      </Fields>
    </form>
  );
}
