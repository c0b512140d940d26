import { isEmail, isPhoneNumber } from '@spotlight/shared/format';
import { checkFields } from '@spotlight/shared/vendor/form';
import * as z from '@spotlight/shared/vendor/zod';
import { invoiceFaults, invoiceFields } from '../../components/invoice/invoice-form.rules';
import { deliveryMethods, type Delivery } from '../../data/order/order.schema';

const methods = z.nullable(z.enum(deliveryMethods));

/** What somebody types to order goods. Messages are keys under `cart.errors` and `invoice.errors`. */
export const checkoutSchema = z
  .object({
    method: methods.check(z.refine((method) => method !== null, 'methodMissing')),
    recipient: z.string().check(z.trim(), z.minLength(1, 'recipientMissing')),
    phone: z.string().check(z.trim(), z.refine(isPhoneNumber, 'phoneInvalid')),
    email: z.string().check(z.trim(), z.refine(isEmail, 'emailInvalid')),
    /** A store for 超商取貨. */
    address: z.string().check(z.trim()),
    ...invoiceFields,
  })
  .check(
    checkFields(({ method, address }) => ({
      address:
        method !== 'pickup' && (address.length < 2 || address.length > 200)
          ? 'addressInvalid'
          : undefined,
    })),
    checkFields(invoiceFaults),
  );
export type CheckoutForm = z.infer<typeof checkoutSchema>;

/** Where the goods go, as orders keep it. */
export function toDelivery({ method, recipient, phone, address: to }: CheckoutForm): Delivery {
  return {
    method: method ?? 'pickup',
    recipient: recipient.trim(),
    phone: phone.trim(),
    ...(method !== 'pickup' && { address: to.trim() }),
  };
}
