import { formatPrice } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { PerformerDetail } from '../../data/performer/performer.schema';
import { texts } from '../../texts';

/** The usual fee in words, or `null` when none is named. */
export function useFeeText() {
  const t = useTexts(texts);
  return ({ feeMin: min, feeMax: max }: Pick<PerformerDetail, 'feeMin' | 'feeMax'>) => {
    if (min === null) return null;
    return max !== null && max > min
      ? t('detail.feeRange', { min: formatPrice(min), max: formatPrice(max) })
      : formatPrice(min);
  };
}
