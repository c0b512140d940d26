import { useSession, useUnsavedChanges } from '@spotlight/shared/contract';
import { useForm } from 'react-hook-form';
import { formatPhoneNumber } from '../../../data/registration/phone.rules';
import { checkRegistrationForm } from './registration-form.schema';

/** The form's state, begun with what the account knows. */
export function useRegistrationForm(hasAgreed: boolean, isDone: boolean) {
  const { user } = useSession();
  const form = useForm({
    resolver: checkRegistrationForm,
    mode: 'onTouched',
    defaultValues: {
      name: user?.username ?? '',
      email: user?.email ?? '',
      phone: formatPhoneNumber(user?.phone ?? ''),
      hasAgreed,
    },
  });
  useUnsavedChanges(form.formState.isDirty && !isDone);
  return form;
}

export type RegistrationFormState = ReturnType<typeof useRegistrationForm>;
