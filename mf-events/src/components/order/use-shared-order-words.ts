import words from '@spotlight/shared/locales/orders.zh-TW.json';
import { useTranslation } from '@spotlight/shared/vendor/i18n';

const LANGUAGE = 'zh-TW';
const NAMESPACE = 'orders';

/** The words that every remote has for kinds, states and refunds of orders. */
export function useSharedOrderWords(): void {
  const { i18n } = useTranslation(NAMESPACE);
  if (!i18n.hasResourceBundle(LANGUAGE, NAMESPACE)) {
    i18n.addResourceBundle(LANGUAGE, NAMESPACE, words);
  }
}
