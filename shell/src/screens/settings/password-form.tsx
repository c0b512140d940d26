import { useSession } from '@spotlight/shared/contract';
import {
  Form,
  FormFailure,
  NewPasswordField,
  Refusal,
  SubmitButton,
  useForm,
  useNewPasswordText,
} from '@spotlight/shared/form';
import { PasswordField } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { knownPassword } from '../../components/account-fields/account-fields.schema';
import { Fields, FormActions } from '../../components/form/form-layout';
import accountTexts from '../../locales/account.zh-TW.json';
import { useSessionStore } from '../../session';

/** Changes the password; the current one is asked for, so that an unlocked device is not enough. */
export function PasswordForm() {
  const t = useTexts(accountTexts);
  const { user } = useSession();
  const { changePassword } = useSessionStore();
  const newPassword = useNewPasswordText();
  const form = useForm({
    schema: z.object({ current: knownPassword(t), newPassword }),
    defaultValues: { current: '', newPassword: '' },
    isDiscardable: true,
    beginsAnew: true,
    send: async (typed) => {
      const result = await changePassword(typed.current, typed.newPassword);
      if (!result.success) throw new Refusal({ failure: result.error });
      return t('settings.password.saved');
    },
  });

  return (
    <Form form={form}>
      {/* For password managers: whose password this is. */}
      <input type="hidden" autoComplete="username" value={user?.email ?? ''} readOnly />
      <Fields>
        <PasswordField
          label={t('settings.password.current')}
          autoComplete="current-password"
          {...form.field('current')}
        />
        <NewPasswordField label={t('settings.password.next')} />
        <FormFailure form={form} />
        <FormActions>
          <SubmitButton form={form} variant="outline">
            {t('settings.password.save')}
          </SubmitButton>
        </FormActions>
      </Fields>
    </Form>
  );
}
