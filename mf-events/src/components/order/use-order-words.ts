import words from '@spotlight/shared/locales/orders.zh-TW.json';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import ownWords from '../../locales/orders.zh-TW.json';
import { useWords } from '../words/use-words';

const LANGUAGE = 'zh-TW';
const NAMESPACE = 'orders';

/**
 * The words of orders: those of this remote in its own namespace, and those that every remote has for
 * kinds, states and refunds in `orders`. Call it at the root of a screen or dialog.
 */
export function useOrderWords(): void {
  useWords(ownWords);
  const { i18n } = useTranslation(NAMESPACE);
  if (!i18n.hasResourceBundle(LANGUAGE, NAMESPACE)) {
    i18n.addResourceBundle(LANGUAGE, NAMESPACE, words);
  }
}
