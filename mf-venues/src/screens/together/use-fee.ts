import { formatPrice } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { CommonTime } from '../../data/common-time/common-time.schema';
import togetherTexts from '../../locales/together.zh-TW.json';

/** What a performer asks for in words; who names nothing says it in the quote. */
export function useFee() {
  const t = useTexts(togetherTexts);
  return ({ feeMin, feeMax }: CommonTime['performers'][number]): string => {
    if (typeof feeMin !== 'number') return t('together.offer.feeAsked');
    return feeMax !== null && feeMax > feeMin
      ? t('together.offer.feeRange', { min: formatPrice(feeMin), max: formatPrice(feeMax) })
      : formatPrice(feeMin);
  };
}
