import type { Words } from '@spotlight/shared/contract';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { DEFAULT_LANGUAGE, addWords } from './create-i18n';

/**
 * Words that travel with a lazily loaded screen instead of weighing on the first page. Added while
 * rendering, because the same render already needs them; adding twice changes nothing.
 * @returns `t` of the namespace
 */
export function useOwnWords(namespace: string, words: Words) {
  const { t, i18n } = useTranslation(namespace);
  if (!i18n.hasResourceBundle(DEFAULT_LANGUAGE, namespace)) {
    addWords(i18n, namespace, DEFAULT_LANGUAGE, words);
  }
  return t;
}
