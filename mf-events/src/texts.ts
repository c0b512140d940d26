import type { TextsNamed } from '@spotlight/shared/vendor/i18n';
import type locale from './locales/zh-TW.json';

/**
 * The texts that the first page needs. The shell loads them with the module of this remote: see `words` there. All
 * others travel with the code that shows them: `useTexts(cartTexts)`.
 */
export const texts = 'events' as TextsNamed<typeof locale>;
