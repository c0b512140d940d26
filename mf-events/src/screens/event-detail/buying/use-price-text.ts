import { formatPrice } from '@spotlight/shared/format';
import { useTranslation } from '@spotlight/shared/vendor/i18n';

/** Gives the function that writes an amount of NT$, where nothing is 免費. */
export function usePriceText(): (amount: number) => string {
  const { t } = useTranslation('events');
  return (amount) => (amount === 0 ? t('ticketType.free') : formatPrice(amount));
}
