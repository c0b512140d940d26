import { useSession, useToasts } from '@spotlight/shared/contract';
import { Form, FormFailure, Refusal, SubmitButton, useForm } from '@spotlight/shared/form';
import { Button, PasswordField, TextField } from '@spotlight/shared/ui/parts';
import { typedNumber } from '@spotlight/shared/typed/rules';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useState } from 'react';
import { knownPassword, loginEmail } from '../../components/account-fields/account-fields.schema';
import { Fields, FormActions } from '../../components/form/form-layout';
import accountTexts from '../../locales/account.zh-TW.json';
import { useSessionStore } from '../../session';

/**
 * The address that one logs in with: a new one gets a code, and is the login once it was typed. Until then nothing
 * has changed.
 */
export function EmailForm() {
  const t = useTexts(accountTexts);
  const toasts = useToasts();
  const [asked, setAsked] = useState<string | null>(null);
  if (asked === null) return <AskForm onSent={setAsked} />;
  return (
    <CodeForm
      email={asked}
      onAnother={() => setAsked(null)}
      onChanged={() => {
        setAsked(null);
        toasts.success(t('settings.email.saved'));
      }}
    />
  );
}

/** Which address; the password is asked for, so that an unlocked device is not enough. */
function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTexts(accountTexts);
  const { user } = useSession();
  const { requestEmailChange } = useSessionStore();
  const form = useForm({
    schema: z.object({
      email: loginEmail(t).check(
        z.refine((email) => email !== user?.email, t('settings.email.same')),
      ),
      password: knownPassword(t),
    }),
    defaultValues: { email: '', password: '' },
    isDiscardable: true,
    send: async ({ email, password }) => {
      const result = await requestEmailChange(password, email);
      if (!result.success) throw new Refusal({ failure: result.error });
      onSent(email);
    },
  });
  return (
    <Form form={form}>
      <Fields>
        <TextField
          label={t('settings.email.now')}
          type="email"
          value={user?.email ?? ''}
          readOnly
        />
        <TextField
          label={t('settings.email.next')}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.field('email')}
        />
        <PasswordField
          label={t('settings.password.current')}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <FormFailure form={form} />
        <FormActions>
          <SubmitButton form={form} variant="outline">
            {t('settings.email.send')}
          </SubmitButton>
        </FormActions>
      </Fields>
    </Form>
  );
}

interface CodeFormProps {
  email: string;
  onAnother: () => void;
  onChanged: () => void;
}

/** The code that the new address has got. */
function CodeForm({ email, onAnother, onChanged }: CodeFormProps) {
  const t = useTexts(accountTexts);
  const { confirmEmailChange } = useSessionStore();
  const form = useForm({
    schema: z.object({
      code: z
        .string()
        .check(z.overwrite(typedNumber), z.regex(/^\d{6}$/, t('settings.email.codeShape'))),
    }),
    defaultValues: { code: '' },
    isDiscardable: true,
    send: async ({ code }) => {
      const result = await confirmEmailChange(email, code);
      if (!result.success) throw new Refusal({ failure: result.error });
      onChanged();
    },
  });
  return (
    <Form form={form}>
      <Fields>
        <p role="status">{t('settings.email.sent', { email })}</p>
        <TextField
          label={t('settings.email.code')}
          hint={t('settings.email.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          {...form.field('code')}
        />
        <FormFailure form={form} />
        <FormActions>
          <SubmitButton form={form}>{t('settings.email.confirm')}</SubmitButton>
          <Button variant="text" onClick={onAnother}>
            {t('settings.email.another')}
          </Button>
        </FormActions>
      </Fields>
    </Form>
  );
}
