import type { Account } from '@spotlight/shared/contract';
import {
  Form,
  FormFailure,
  SubmitButton,
  optionalPhoneText,
  useForm,
} from '@spotlight/shared/form';
import { TextField } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import {
  MAX_USERNAME_LENGTH,
  username,
} from '../../components/account-fields/account-fields.schema';
import { Fields, FormActions } from '../../components/form/form-layout';
import accountTexts from '../../locales/account.zh-TW.json';
import { useSessionStore } from '../../session';

/** Name and phone number. The e-mail address is the login and has a form of its own. */
export function PersonalForm({ user }: { user: Account }) {
  const t = useTexts(accountTexts);
  const { updateProfile } = useSessionStore();
  const form = useForm({
    schema: z.object({ username: username(t), phone: optionalPhoneText(t('errors.phoneInvalid')) }),
    defaultValues: { username: user.username, phone: user.phone ?? '' },
    send: async (profile) => {
      await updateProfile(profile);
      return t('settings.personal.saved');
    },
  });

  return (
    <Form form={form}>
      <Fields>
        <TextField
          label={t('settings.personal.username')}
          autoComplete="nickname"
          maxLength={MAX_USERNAME_LENGTH}
          {...form.field('username', { tidy: (typed) => typed.trim() })}
        />
        <TextField
          label={t('settings.personal.phone')}
          hint={t('settings.personal.phoneHint')}
          type="tel"
          autoComplete="tel"
          {...form.field('phone', { tidy: (typed) => typed.trim() })}
        />
        <TextField
          label={t('email')}
          hint={t('settings.personal.emailHint')}
          type="email"
          value={user.email}
          readOnly
        />
        <FormFailure form={form} />
        <FormActions>
          <SubmitButton form={form} disabled={!form.formState.isDirty}>
            {t('settings.personal.save')}
          </SubmitButton>
        </FormActions>
      </Fields>
    </Form>
  );
}
