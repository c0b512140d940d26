import * as z from '@spotlight/shared/vendor/zod';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { isPhoneNumber } from '../../../data/registration/phone.rules';

export const NAME_MAX_LENGTH = 50;

/** What somebody types to register. Messages are keys under `registration.errors`. */
const registrationFormSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'nameMissing'), z.maxLength(NAME_MAX_LENGTH, 'nameTooLong')),
  email: z.string().check(z.trim(), z.email('emailInvalid')),
  phone: z.string().check(z.trim(), z.refine(isPhoneNumber, 'phoneInvalid')),
  hasAgreed: z.boolean().check(z.refine(Boolean, 'termsMissing')),
});
export type RegistrationForm = z.infer<typeof registrationFormSchema>;

/**
 * Checks the form for react-hook-form. Its own resolver package brings a second copy of zod along,
 * which weighs more than this form.
 */
export const checkRegistrationForm: Resolver<RegistrationForm> = (values) => {
  const checked = registrationFormSchema.safeParse(values);
  if (checked.success) return { values: checked.data, errors: {} };
  const errors: FieldErrors<RegistrationForm> = {};
  for (const { path, code, message } of checked.error.issues) {
    const field = path[0] as keyof RegistrationForm;
    errors[field] ??= { type: code ?? 'invalid', message };
  }
  return { values: {}, errors };
};
