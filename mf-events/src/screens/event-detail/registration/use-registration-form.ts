import { useSession, useUnsavedChanges } from '@spotlight/shared/contract';
import { useForm } from 'react-hook-form';
import { emptyInvoice } from '../../../components/invoice/invoice-form.rules';
import { formatPhoneNumber } from '../../../data/registration/phone.rules';
import { checkRegistrationForm, type RegistrationForm } from './registration-form.schema';

export interface RegistrationFormOptions {
  hasAgreed: boolean;
  hasInvoice: boolean;
  isDone: boolean;
}

/** The form's state, begun with what the account knows. */
export function useRegistrationForm({ hasAgreed, hasInvoice, isDone }: RegistrationFormOptions) {
  const { user } = useSession();
  const form = useForm<RegistrationForm>({
    resolver: checkRegistrationForm(hasInvoice),
    mode: 'onTouched',
    defaultValues: {
      name: user?.username ?? '',
      email: user?.email ?? '',
      phone: formatPhoneNumber(user?.phone ?? ''),
      hasAgreed,
      ...emptyInvoice,
    },
  });
  useUnsavedChanges(form.formState.isDirty && !isDone);
  return form;
}

export type RegistrationFormState = ReturnType<typeof useRegistrationForm>;
