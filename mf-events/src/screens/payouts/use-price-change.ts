import { formatPrice } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import payoutsTexts from '../../locales/payouts.zh-TW.json';

/** Gives the functions that write a sum that may lie below zero, and one that is taken away. */
export function usePriceChange() {
  const t = useTexts(payoutsTexts);
  const below = (sum: number) => t('payouts.below', { amount: formatPrice(sum) });
  return {
    amount: (sum: number) => (sum < 0 ? below(-sum) : formatPrice(sum)),
    minus: (sum: number) => (sum > 0 ? below(sum) : formatPrice(0)),
  };
}
