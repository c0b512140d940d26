import { formatPrice } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import eventDetailTexts from '../../../locales/event-detail.zh-TW.json';

/** Gives the function that writes an amount of NT$, where nothing is 免費. */
export function usePriceText(): (amount: number) => string {
  const t = useTexts(eventDetailTexts);
  return (amount) => (amount === 0 ? t('ticketType.free') : formatPrice(amount));
}
