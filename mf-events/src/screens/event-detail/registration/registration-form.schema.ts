import { isEmail, isPhoneNumber } from '@spotlight/shared/format';
import { checkFields } from '@spotlight/shared/vendor/form';
import * as z from '@spotlight/shared/vendor/zod';
import { invoiceFaults, invoiceFields } from '../../../components/invoice/invoice-form.rules';
import { answersField, checkAnswers } from '../../../components/questions/answers.schema';
import type { Question } from '../../../data/question/question.schema';

export const NAME_MAX_LENGTH = 50;

const fieldsSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'nameMissing'), z.maxLength(NAME_MAX_LENGTH, 'nameTooLong')),
  email: z.string().check(z.trim(), z.refine(isEmail, 'emailInvalid')),
  phone: z.string().check(z.trim(), z.refine(isPhoneNumber, 'phoneInvalid')),
  hasAgreed: z.boolean().check(z.refine(Boolean, 'termsMissing')),
  ...answersField,
  ...invoiceFields,
});
export type RegistrationForm = z.infer<typeof fieldsSchema>;

/**
 * What somebody types to register. Messages are keys under `registration.errors`, `questions.errors` and
 * `invoice.errors`.
 * @param hasInvoice whether there is something to pay, and so an invoice
 * @param questions what the organizer asks
 */
export const registrationSchema = (hasInvoice: boolean, questions: readonly Question[]) =>
  fieldsSchema.check(
    checkAnswers(questions),
    checkFields((form) => (hasInvoice ? invoiceFaults(form) : {})),
  );
