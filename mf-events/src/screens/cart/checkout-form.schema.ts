import { checkFields, chosenOf, emailText, phoneText, requiredText } from '@spotlight/shared/form';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { checkInvoice, invoiceFields } from '../../components/invoice/invoice-form.schema';
import { deliveryMethods, type Delivery } from '@spotlight/shared/orders/schema';
import type cartTexts from '../../locales/cart.zh-TW.json';
import type registrationTexts from '../../locales/registration.zh-TW.json';

/** What somebody types to order goods. */
export const checkoutSchema = (t: Translate<typeof cartTexts | typeof registrationTexts>) =>
  z
    .object({
      method: chosenOf(deliveryMethods, t('cart.errors.methodMissing')),
      recipient: requiredText(t('cart.errors.recipientMissing')),
      phone: phoneText(t('cart.errors.phoneInvalid')),
      email: emailText(t('cart.errors.emailInvalid')),
      /** A store for 超商取貨. */
      address: z.string().check(z.trim()),
      ...invoiceFields,
    })
    .check(
      checkFields(({ method, address }) => ({
        address:
          method !== 'pickup' &&
          (address.length < 2 || address.length > 200) &&
          t('cart.errors.addressInvalid'),
      })),
      checkInvoice(t),
    );
export type CheckoutForm = z.input<ReturnType<typeof checkoutSchema>>;

/** Where the goods go, as orders keep it. */
export function toDelivery({
  method,
  recipient,
  phone,
  address,
}: z.output<ReturnType<typeof checkoutSchema>>): Delivery {
  return { method, recipient, phone, ...(method !== 'pickup' && { address }) };
}
