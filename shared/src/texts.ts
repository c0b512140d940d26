import type locale from './locales/zh-TW.json';
import type { TextsNamed } from './vendor/i18n';

/** The texts of the design system. The shell has them from the start. */
export const uiTexts = 'ui' as TextsNamed<typeof locale>;
