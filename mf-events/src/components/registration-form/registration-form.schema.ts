import { emailText, phoneText, requiredText } from '@spotlight/shared/form';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { checkInvoice, invoiceFields } from '../invoice/invoice-form.schema';
import { answersField, checkAnswers } from '../questions/answers.schema';
import type { Question } from '@spotlight/shared/event-form/question';
import type questionsTexts from '../../locales/questions.zh-TW.json';
import type registrationTexts from '../../locales/registration.zh-TW.json';

export const NAME_MAX_LENGTH = 50;

type Texts = Translate<typeof registrationTexts | typeof questionsTexts>;

const fieldsSchema = (t: Texts) =>
  z.object({
    name: requiredText(t('registration.errors.nameMissing')).check(
      z.maxLength(NAME_MAX_LENGTH, t('registration.errors.nameTooLong')),
    ),
    email: emailText(t('registration.errors.emailInvalid')),
    phone: phoneText(t('registration.errors.phoneInvalid')),
    hasAgreed: z.boolean().check(z.refine(Boolean, t('registration.errors.termsMissing'))),
    ...answersField,
    ...invoiceFields,
  });
export type RegistrationForm = z.infer<ReturnType<typeof fieldsSchema>>;

/**
 * What somebody types to register.
 * @param hasInvoice whether there is something to pay, and so an invoice
 * @param questions what the organizer asks
 */
export const registrationSchema = (t: Texts, hasInvoice: boolean, questions: readonly Question[]) =>
  fieldsSchema(t).check(checkAnswers(t, questions), ...(hasInvoice ? [checkInvoice(t)] : []));
