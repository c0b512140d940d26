import { useFormContext } from '@spotlight/shared/form';
import { formatPrice } from '@spotlight/shared/format';
import {
  Button,
  Notice,
  SelectField,
  Skeleton,
  TextField,
  WarningIcon,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import type { DeliveryOffer } from '../../data/cart/cart.rules';
import { deliveryMethods } from '@spotlight/shared/orders/schema';
import cartTexts from '../../locales/cart.zh-TW.json';
import type { CheckoutForm } from './checkout-form.schema';

/** How the goods come, and to whom. Inside the `Form` of the checkout. */
export function DeliveryFields({ offer }: { offer: UseQueryResult<DeliveryOffer> }) {
  const t = useTexts(cartTexts);
  const errorText = useErrorText();
  const { field, watch } = useFormContext<CheckoutForm>();
  const method = deliveryMethods.find((known) => known === watch('method'));
  if (offer.isError) {
    return (
      <Notice tone="danger" icon={<WarningIcon />} title={t('cart.deliveryFailed')}>
        {errorText(offer.error)}{' '}
        <Button variant="text" size="sm" onClick={() => void offer.refetch()}>
          {t('cart.retry')}
        </Button>
      </Notice>
    );
  }
  if (!offer.data) return <Skeleton height={72} />;
  const { methods, shippingFee } = offer.data;
  if (methods.length === 0) {
    return (
      <Notice tone="warning" icon={<WarningIcon />}>
        {t('cart.noDelivery')}
      </Notice>
    );
  }
  return (
    <>
      <SelectField label={t('cart.delivery')} isRequired {...field('method')}>
        <option value="">{t('cart.choose')}</option>
        {methods.map((id) => (
          <option key={id} value={id}>
            {t(`cart.method.${id}`, { fee: formatPrice(shippingFee) })}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('cart.recipient')}
        autoComplete="name"
        maxLength={50}
        isRequired
        {...field('recipient')}
      />
      <TextField
        label={t('cart.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0912-345-678"
        isRequired
        {...field('phone')}
      />
      <TextField
        label={t('cart.email')}
        type="email"
        autoComplete="email"
        isRequired
        {...field('email')}
      />
      {method && method !== 'pickup' && (
        <TextField
          label={t(`cart.addressOf.${method}`)}
          autoComplete={method === 'post' ? 'street-address' : 'off'}
          maxLength={200}
          isRequired
          {...field('address')}
        />
      )}
    </>
  );
}
