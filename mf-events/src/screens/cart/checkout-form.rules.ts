import type { Delivery } from '../../data/order/order.schema';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { invoiceFaults, type InvoiceForm } from '../../components/invoice/invoice-form.rules';
import { isPhoneNumber } from '../../data/registration/phone.rules';

/** What somebody types to order goods. */
export interface CheckoutForm extends InvoiceForm {
  method: Delivery['method'] | null;
  recipient: string;
  phone: string;
  email: string;
  /** A store for 超商取貨. */
  address: string;
}

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Checks the form for react-hook-form. Messages are keys under `cart.errors` and `invoice.errors`. */
export const checkCheckoutForm: Resolver<CheckoutForm> = (values) => {
  const length = values.address.trim().length;
  const messages = {
    ...(values.method === null && { method: 'methodMissing' }),
    ...(values.recipient.trim() === '' && { recipient: 'recipientMissing' }),
    ...(!isPhoneNumber(values.phone) && { phone: 'phoneInvalid' }),
    ...(!address.test(values.email.trim()) && { email: 'emailInvalid' }),
    ...(values.method !== 'pickup' &&
      (length < 2 || length > 200) && { address: 'addressInvalid' }),
    ...invoiceFaults(values),
  };
  const errors: FieldErrors<CheckoutForm> = {};
  for (const [field, message] of Object.entries(messages)) {
    errors[field as keyof CheckoutForm] = { type: 'invalid', message };
  }
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

/** Where the goods go, as orders keep it. */
export function toDelivery({ method, recipient, phone, address: to }: CheckoutForm): Delivery {
  return {
    method: method ?? 'pickup',
    recipient: recipient.trim(),
    phone: phone.trim(),
    ...(method !== 'pickup' && { address: to.trim() }),
  };
}
