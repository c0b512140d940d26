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
import { useFormContext } from '@spotlight/shared/vendor/form';
import type { DeliveryOffer } from '../../data/cart/cart.rules';
import cartTexts from '../../locales/cart.zh-TW.json';
import type { CheckoutForm } from './checkout-form.schema';

/** How the goods come, and to whom. Inside the `FormProvider` of the checkout. */
export function DeliveryFields({ offer }: { offer: UseQueryResult<DeliveryOffer> }) {
  const t = useTexts(cartTexts);
  const errorText = useErrorText();
  const { register, watch, formState } = useFormContext<CheckoutForm>();
  const method = watch('method');
  const errorOf = (field: 'method' | 'recipient' | 'phone' | 'email' | 'address') => {
    const key = formState.errors[field]?.message;
    return key && t(`cart.errors.${key as keyof (typeof cartTexts)['cart']['errors']}`);
  };
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
      <SelectField
        label={t('cart.delivery')}
        isRequired
        error={errorOf('method')}
        {...register('method', { setValueAs: (value: string) => value || null })}
      >
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
        error={errorOf('recipient')}
        {...register('recipient')}
      />
      <TextField
        label={t('cart.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0912-345-678"
        isRequired
        error={errorOf('phone')}
        {...register('phone')}
      />
      <TextField
        label={t('cart.email')}
        type="email"
        autoComplete="email"
        isRequired
        error={errorOf('email')}
        {...register('email')}
      />
      {method && method !== 'pickup' && (
        <TextField
          label={t(`cart.addressOf.${method}`)}
          autoComplete={method === 'post' ? 'street-address' : 'off'}
          maxLength={200}
          isRequired
          error={errorOf('address')}
          {...register('address')}
        />
      )}
    </>
  );
}
