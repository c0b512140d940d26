import { useSession } from '@spotlight/shared/contract';
import { Button, PasswordField, TextField, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useMutation } from '@spotlight/shared/vendor/query';
import { useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { findCredentialFaults, type CredentialFaults, type Credentials } from './credentials.rules';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

function textOf(fields: FormData, name: keyof Credentials): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/** E-mail and password. What happens after a success follows from the session, not from here. */
export function CredentialsForm() {
  const t = useTexts(texts);
  const errorText = useErrorText();
  const { login } = useSession();
  const [faults, setFaults] = useState<CredentialFaults>({});
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: ({ email, password }: Credentials) => login(email, password),
  });
  const reason = error ? errorText(error) : data && !data.success ? data.error : undefined;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const credentials: Credentials = {
      email: textOf(fields, 'email').trim(),
      password: textOf(fields, 'password'),
    };
    const found = findCredentialFaults(credentials);
    setFaults(found);
    const [firstFault] = Object.keys(found);
    if (firstFault) form.querySelector<HTMLElement>(`[name=${firstFault}]`)?.focus();
    else mutate(credentials);
  };
  const faultText = (name: keyof Credentials) => {
    const key = faults[name];
    return key && t(`login.${key}`);
  };
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <TextField
        label={t('login.email')}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        error={faultText('email')}
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        required
        error={faultText('password') ?? (reason && t('login.failed', { reason }))}
      />
      <Button type="submit" size="lg" isFullWidth isBusy={isPending}>
        {t('login.submit')}
      </Button>
    </Form>
  );
}
