import { formatPrice } from '@spotlight/shared/format';
import { useTranslation } from '@spotlight/shared/vendor/i18n';

/** Gives the functions that write a sum that may lie below zero, and one that is taken away. */
export function usePriceChange() {
  const { t } = useTranslation('events');
  const below = (sum: number) => t('payouts.below', { amount: formatPrice(sum) });
  return {
    amount: (sum: number) => (sum < 0 ? below(-sum) : formatPrice(sum)),
    minus: (sum: number) => (sum > 0 ? below(sum) : formatPrice(0)),
  };
}
