import { PasswordField } from '../ui/field/password-field';
import { useWatch } from '../vendor/form';
import { useFormContext } from './form';
import { styled } from 'styled-components';
import { PasswordRules } from './password-rules';

const Group = styled.div`
  display: grid;
  gap: 10px;
`;

/**
 * A field for choosing a password, with its rules under it. The error names the first unmet rule. Inside a
 * `Form` that has a `newPassword`.
 */
export function NewPasswordField({ label }: { label: string }) {
  const form = useFormContext<{ newPassword: string }>();
  const field = form.field('newPassword');
  const { isTouched } = form.getFieldState('newPassword', form.formState);
  return (
    <Group>
      <PasswordField label={label} autoComplete="new-password" {...field} />
      <PasswordRules
        password={useWatch({ control: form.control, name: 'newPassword' })}
        isJudged={isTouched || Boolean(field.error)}
      />
    </Group>
  );
}
