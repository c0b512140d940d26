import type { Question } from '../../../data/question/question.schema';
import * as z from '@spotlight/shared/vendor/zod';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { invoiceFaults, type InvoiceForm } from '../../../components/invoice/invoice-form.rules';
import { answerErrors, type AnswersForm } from '../../../components/questions/check-answers.rules';
import { isPhoneNumber } from '../../../data/registration/phone.rules';

export const NAME_MAX_LENGTH = 50;

/** What somebody types to register. Messages are keys under `registration.errors`. */
const attendeeSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'nameMissing'), z.maxLength(NAME_MAX_LENGTH, 'nameTooLong')),
  email: z.string().check(z.trim(), z.email('emailInvalid')),
  phone: z.string().check(z.trim(), z.refine(isPhoneNumber, 'phoneInvalid')),
  hasAgreed: z.boolean().check(z.refine(Boolean, 'termsMissing')),
});
export type RegistrationForm = z.infer<typeof attendeeSchema> & InvoiceForm & AnswersForm;

/**
 * Checks the form for react-hook-form. Its own resolver package brings a second copy of zod along,
 * which weighs more than this form.
 * @param hasInvoice whether there is something to pay, and so an invoice
 * @param questions what the organizer asks
 */
export const checkRegistrationForm =
  (hasInvoice: boolean, questions: readonly Question[]): Resolver<RegistrationForm> =>
  (values) => {
    const checked = attendeeSchema.safeParse(values);
    const errors: FieldErrors<RegistrationForm> = {};
    for (const { path, code, message } of checked.error?.issues ?? []) {
      const field = path[0] as keyof typeof attendeeSchema.shape;
      errors[field] ??= { type: code ?? 'invalid', message };
    }
    Object.assign(errors, answerErrors(questions, values.answers));
    if (hasInvoice) {
      for (const [field, message] of Object.entries(invoiceFaults(values))) {
        errors[field as keyof InvoiceForm] = { type: 'invalid', message };
      }
    }
    return checked.success && Object.keys(errors).length === 0
      ? { values: { ...values, ...checked.data }, errors: {} }
      : { values: {}, errors };
  };
