import * as z from 'zod/mini';
import { isPhoneNumber } from '../../../data/registration/phone.rules';

export const NAME_MAX_LENGTH = 50;

/** What somebody types to register. Messages are keys under `registration.errors`. */
export const registrationFormSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'nameMissing'), z.maxLength(NAME_MAX_LENGTH, 'nameTooLong')),
  email: z.string().check(z.trim(), z.email('emailInvalid')),
  phone: z.string().check(z.trim(), z.refine(isPhoneNumber, 'phoneInvalid')),
  hasAgreed: z.boolean().check(z.refine(Boolean, 'termsMissing')),
});
export type RegistrationForm = z.infer<typeof registrationFormSchema>;
