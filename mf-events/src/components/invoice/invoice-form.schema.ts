import { checkFields } from '@spotlight/shared/form';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type registrationTexts from '../../locales/registration.zh-TW.json';
import { invoiceFaults, type InvoiceForm } from './invoice-form.rules';

/** The fields of an invoice in the schema of a form; `checkInvoice` says what belongs together. */
export const invoiceFields = {
  invoiceType: z.enum(['personal', 'company']),
  carrier: z.string(),
  taxId: z.string(),
  companyTitle: z.string(),
};

/** Says what is wrong with the invoice that a form asks for. */
export const checkInvoice = (t: Translate<typeof registrationTexts>) =>
  checkFields<InvoiceForm>((form) => {
    const { carrier, taxId, companyTitle } = invoiceFaults(form);
    return {
      carrier: carrier && t(`invoice.errors.${carrier}`),
      taxId: taxId && t(`invoice.errors.${taxId}`),
      companyTitle: companyTitle && t(`invoice.errors.${companyTitle}`),
    };
  });
