import { isTaxId } from '../../data/order/tax-id.rules';
import { carrierOf, trimmed, typedNumber } from '@spotlight/shared/format';
import { type Invoice } from '@spotlight/shared/orders/schema';

/** What somebody types about the invoice; what the other kind asks for stays, and is not sent. */
export interface InvoiceForm {
  invoiceType: Invoice['type'];
  carrier: string;
  taxId: string;
  companyTitle: string;
}

/** An invoice for a person, sent by e-mail. */
export const emptyInvoice: InvoiceForm = {
  invoiceType: 'personal',
  carrier: '',
  taxId: '',
  companyTitle: '',
};

const TITLE_MAX_LENGTH = 60;
const mobileBarcode = /^\/[0-9A-Z.+-]{7}$/;

/** What is wrong, as names under `invoice.errors`; the same rules as the server's. */
export function invoiceFaults(
  form: InvoiceForm,
): Partial<
  Record<keyof InvoiceForm, 'carrierInvalid' | 'taxIdInvalid' | 'titleMissing' | 'titleTooLong'>
> {
  if (form.invoiceType === 'personal') {
    const carrier = carrierOf(form.carrier);
    return carrier && !mobileBarcode.test(carrier) ? { carrier: 'carrierInvalid' } : {};
  }
  const title = trimmed(form.companyTitle);
  return {
    ...(!isTaxId(typedNumber(form.taxId)) && { taxId: 'taxIdInvalid' as const }),
    ...(title === '' && { companyTitle: 'titleMissing' as const }),
    ...(title.length > TITLE_MAX_LENGTH && { companyTitle: 'titleTooLong' as const }),
  };
}

/** The invoice as orders keep it. */
export function toInvoice(form: InvoiceForm): Invoice {
  if (form.invoiceType === 'company') {
    return { type: 'company', taxId: typedNumber(form.taxId), title: trimmed(form.companyTitle) };
  }
  const carrier = carrierOf(form.carrier);
  return carrier ? { type: 'personal', carrier } : { type: 'personal' };
}
