import { useSession, useTheme, type LoginPrompt } from '@spotlight/shared/contract';
import {
  Form,
  FormFailure,
  NewPasswordField,
  Refusal,
  SubmitButton,
  useForm,
  useNewPasswordText,
} from '@spotlight/shared/form';
import { Checkbox, TextField } from '@spotlight/shared/ui/parts';
import { Link, useLocation } from '@spotlight/shared/vendor/router';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { Fields } from '../../components/form/form-layout';
import { MAX_USERNAME_LENGTH } from '../../components/account-fields/account-fields.schema';
import { useSendAddressProof } from '../../data/notification/notification.mutations';
import accountTexts from '../../locales/account.zh-TW.json';
import { paths } from '../../paths';
import { useSessionStore } from '../../session';
import { IdentityChoice } from './identity-choice';
import { signupSchema } from './signup-form.schema';

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
  const { mutate: sendAddressProof } = useSendAddressProof();
  const { getState } = useSessionStore();
  const theme = useTheme();
  // What was typed where somebody was asked to sign in; any address may come without.
  const known = (useLocation().state ?? {}) as Partial<NonNullable<LoginPrompt['known']>>;
  const form = useForm({
    schema: signupSchema(t, useNewPasswordText()),
    defaultValues: {
      userType: 'fan',
      username: known.username ?? '',
      email: known.email ?? '',
      newPassword: '',
      terms: false,
    },
    isDiscardable: true,
    send: async ({ userType, username, email, newPassword }) => {
      const chosenTheme = theme.preference;
      const result = await signup({ userType, username, email, password: newPassword });
      if (!result.success) {
        throw new Refusal({ failure: t('signup.failed', { message: result.error }) });
      }
      if (!getState().isLoggedIn) {
        onUnconfirmed(email);
        return undefined;
      }
      // The settings send it again, also where this one fails.
      sendAddressProof(undefined);
      // A new account knows no theme yet: it takes over what was chosen before.
      if (chosenTheme !== 'system') theme.setPreference(chosenTheme);
      return t('signup.succeeded');
    },
  });

  return (
    <Form form={form}>
      <Fields>
        <IdentityChoice legend={t('signup.identity')} field={form.field('userType')} />
        <TextField
          label={t('signup.username')}
          hint={t('signup.usernameHint')}
          autoComplete="nickname"
          maxLength={MAX_USERNAME_LENGTH}
          {...form.field('username')}
        />
        <TextField
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          placeholder={t('emailPlaceholder')}
          {...form.field('email')}
        />
        <NewPasswordField label={t('password')} />
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
          {...form.field('terms')}
        />
        <FormFailure form={form} />
        <SubmitButton form={form} size="lg" isFullWidth>
          {t('signup.submit')}
        </SubmitButton>
      </Fields>
    </Form>
  );
}
