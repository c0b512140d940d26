import { useSession } from '@spotlight/shared/contract';
import { Form, FormFailure, SubmitButton, useAttempt, useForm } from '@spotlight/shared/form';
import { formatPhoneNumber, formatPrice } from '@spotlight/shared/format';
import { Sheet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { InvoiceFields } from '../../components/invoice/invoice-fields';
import { emptyInvoice, toInvoice } from '../../components/invoice/invoice-form.rules';
import { useOrderProducts } from '../../data/cart/cart.mutations';
import { useDeliveryOffer } from '../../data/cart/cart.queries';
import type { CartGroup, CartLine } from '../../data/cart/cart.schema';
import cartTexts from '../../locales/cart.zh-TW.json';
import registrationTexts from '../../locales/registration.zh-TW.json';
import { orderPath } from '../../paths';
import { checkoutSchema, toDelivery } from './checkout-form.schema';
import { DeliveryFields } from './delivery-fields';

const CheckoutFields = styled(Form)`
  gap: 20px;
` as typeof Form;

const Foot = styled.div`
  display: grid;
  gap: 12px;
  width: 100%;
`;

export interface CheckoutSheetProps {
  group: CartGroup;
  /** What of it can be bought now. */
  lines: readonly CartLine[];
  onClose: () => void;
}

/** Orders goods of one seller: how they come, to whom, and the invoice; paying is the order's page. */
export function CheckoutSheet({ group, lines, onClose }: CheckoutSheetProps) {
  const t = useTexts(cartTexts, registrationTexts);
  const { user, refreshAccount } = useSession();
  const navigate = useNavigate();
  const offer = useDeliveryOffer(lines.map((line) => line.refId));
  const { mutateAsync } = useOrderProducts();
  const attempt = useAttempt();
  const form = useForm({
    schema: checkoutSchema(t),
    mode: 'onTouched',
    defaultValues: {
      method: '',
      recipient: user?.username ?? '',
      phone: formatPhoneNumber(user?.phone ?? ''),
      email: user?.email ?? '',
      address: '',
      ...emptyInvoice,
    },
    send: async (typed) => {
      const { recipient: name, phone, email } = typed;
      const asked = {
        items,
        delivery: toDelivery(typed),
        buyer: { name, phone, email },
        invoice: total > 0 ? toInvoice(typed) : undefined,
        expectedTotal: total,
      };
      const order = await attempt(asked, mutateAsync);
      // The server has remembered it: the next form knows it.
      if (!user?.phone) void refreshAccount();
      void navigate(orderPath(order.id));
    },
  });
  const method = form.watch('method');
  const fee = method === '' || method === 'pickup' ? 0 : (offer.data?.shippingFee ?? 0);
  const total = group.subtotal + fee;
  const items = lines.map((line) => ({ productId: line.refId, quantity: line.quantity }));

  return (
    <Sheet
      isOpen
      title={t('cart.checkout')}
      lead={group.sellerName ?? undefined}
      onClose={onClose}
      footer={
        <Foot>
          <FormFailure form={form} claim={t('cart.failed')} />
          <SubmitButton
            form={form}
            size="lg"
            isFullWidth
            disabled={!offer.data || lines.length === 0}
          >
            {t('cart.submit', { amount: formatPrice(total) })}
          </SubmitButton>
        </Foot>
      }
    >
      <CheckoutFields form={form}>
        <DeliveryFields offer={offer} />
        <InvoiceFields />
      </CheckoutFields>
    </Sheet>
  );
}
