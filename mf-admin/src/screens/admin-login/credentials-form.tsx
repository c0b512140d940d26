import { useSession } from '@spotlight/shared/contract';
import { Form, Refusal, SubmitButton, useForm } from '@spotlight/shared/form';
import { PasswordField, TextField, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { texts } from '../../texts';
import { credentialsSchema } from './credentials-form.schema';

/** E-mail and password. What happens after a success follows from the session, not from here. */
export function CredentialsForm() {
  const t = useTexts(texts);
  const errorText = useErrorText();
  const { login } = useSession();
  const form = useForm({
    schema: credentialsSchema(t),
    defaultValues: { email: '', password: '' },
    isDiscardable: true,
    send: async ({ email, password }) => {
      const refuse = (reason: string) =>
        new Refusal({ faults: { password: t('login.failed', { reason }) } });
      const result = await login(email, password).catch((thrown: unknown) => {
        throw refuse(errorText(thrown));
      });
      if (!result.success) throw refuse(result.error);
    },
  });
  return (
    <Form form={form}>
      <TextField
        label={t('login.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        {...form.field('email')}
      />
      <PasswordField
        label={t('login.password')}
        autoComplete="current-password"
        required
        {...form.field('password')}
      />
      <SubmitButton form={form} size="lg" isFullWidth>
        {t('login.submit')}
      </SubmitButton>
    </Form>
  );
}
