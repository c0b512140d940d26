import type { Words } from '@spotlight/shared/contract';
import { useTranslation } from '@spotlight/shared/vendor/i18n';

const LANGUAGE = 'zh-TW';
const NAMESPACE = 'events';

/**
 * Adds words to the namespace of this remote that travel with the code that shows them, because the
 * first page seldom needs them. Call it at the root of a screen, sheet or dialog.
 */
export function useWords(words: Words): void {
  const { i18n } = useTranslation(NAMESPACE);
  const [area = ''] = Object.keys(words);
  if (i18n.getResource(LANGUAGE, NAMESPACE, area) !== undefined) return;
  i18n.addResourceBundle(LANGUAGE, NAMESPACE, words, true, true);
}
