import cartTexts from '../../locales/cart.zh-TW.json';
import { useSession, useUnsavedChanges } from '@spotlight/shared/contract';
import { formatPhoneNumber, formatPrice } from '@spotlight/shared/format';
import { Button, Notice, Sheet, WarningIcon, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { FormProvider, checkBy, useForm, useWatch } from '@spotlight/shared/vendor/form';
import { styled } from 'styled-components';
import { InvoiceFields } from '../../components/invoice/invoice-fields';
import { emptyInvoice, toInvoice } from '../../components/invoice/invoice-form.rules';
import { useOrderProducts } from '../../data/cart/cart.mutations';
import { useDeliveryOffer } from '../../data/cart/cart.queries';
import type { CartGroup, CartLine } from '../../data/cart/cart.schema';
import { useAttemptKey } from '../../data/purchase/use-attempt-key';
import { orderPath } from '../../paths';
import { checkoutSchema, toDelivery, type CheckoutForm } from './checkout-form.schema';
import { DeliveryFields } from './delivery-fields';

const Form = styled.form`
  display: grid;
  gap: 20px;
`;

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
  const t = useTexts(cartTexts);
  const formId = useId();
  const { user } = useSession();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const offer = useDeliveryOffer(lines.map((line) => line.refId));
  const { mutateAsync, isPending, error } = useOrderProducts();
  const form = useForm<CheckoutForm>({
    resolver: checkBy(checkoutSchema),
    mode: 'onTouched',
    defaultValues: {
      method: null,
      recipient: user?.username ?? '',
      phone: formatPhoneNumber(user?.phone ?? ''),
      email: user?.email ?? '',
      address: '',
      ...emptyInvoice,
    },
  });
  useUnsavedChanges(form.formState.isDirty);
  const method = useWatch({ control: form.control, name: 'method' });
  const fee = method === null || method === 'pickup' ? 0 : (offer.data?.shippingFee ?? 0);
  const total = group.subtotal + fee;
  const items = lines.map((line) => ({ productId: line.refId, quantity: line.quantity }));
  const idempotencyKey = useAttemptKey([items, method]);

  const submit = form.handleSubmit(async (values) => {
    const { recipient: name, phone, email } = values;
    const order = await mutateAsync({
      items,
      delivery: toDelivery(values),
      buyer: { name, phone, email },
      invoice: total > 0 ? toInvoice(values) : undefined,
      expectedTotal: total,
      idempotencyKey,
    });
    void navigate(orderPath(order.id));
  });

  return (
    <Sheet
      isOpen
      title={t('cart.checkout')}
      lead={group.sellerName ?? undefined}
      onClose={onClose}
      footer={
        <Foot>
          {error && !isPending && (
            <div role="alert">
              <Notice tone="danger" icon={<WarningIcon />} title={t('cart.failed')}>
                {errorText(error)}
              </Notice>
            </div>
          )}
          <Button
            type="submit"
            form={formId}
            size="lg"
            isFullWidth
            isBusy={isPending}
            disabled={!offer.data || lines.length === 0}
          >
            {t('cart.submit', { amount: formatPrice(total) })}
          </Button>
        </Foot>
      }
    >
      <FormProvider {...form}>
        <Form
          id={formId}
          noValidate
          // What goes wrong is shown from the mutation's own state.
          onSubmit={(submission) => void submit(submission).catch(() => undefined)}
        >
          <DeliveryFields offer={offer} />
          <InvoiceFields />
        </Form>
      </FormProvider>
    </Sheet>
  );
}
