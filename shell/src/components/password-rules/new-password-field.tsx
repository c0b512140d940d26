import { PasswordField } from '@spotlight/shared/ui/parts';
import type { FieldPath, FieldValues, UseFormReturn } from '@spotlight/shared/vendor/form';
import { styled } from 'styled-components';
import { brokenPasswordRules } from '@spotlight/shared/contract/password';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import accountTexts from '../../locales/account.zh-TW.json';
import { PasswordRules } from './password-rules';

const Group = styled.div`
  display: grid;
  gap: 10px;
`;

export interface NewPasswordFieldProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  name: FieldPath<Fields>;
  label: string;
}

/** A field for choosing a password, with its rules under it. The error names the first unmet rule. */
export function NewPasswordField<Fields extends FieldValues>({
  form,
  name,
  label,
}: NewPasswordFieldProps<Fields>) {
  const t = useTexts(accountTexts);
  const { error, isTouched } = form.getFieldState(name, form.formState);
  return (
    <Group>
      <PasswordField
        label={label}
        autoComplete="new-password"
        error={error?.message}
        {...form.register(name, {
          validate: (value: string) => {
            const [first] = brokenPasswordRules(value);
            return first === undefined || t(`passwordRules.error.${first}`);
          },
        })}
      />
      <PasswordRules password={form.watch(name) ?? ''} isJudged={isTouched || Boolean(error)} />
    </Group>
  );
}
