import type { TextKey, TextsNamed } from '@spotlight/shared/vendor/i18n';
import type locale from './locales/zh-TW.json';

/** The texts that every page of the shell needs. All others travel with the code that shows them. */
export const shellTexts = 'shell' as TextsNamed<typeof locale>;

/** The name of one of them. */
export type ShellText = TextKey<typeof shellTexts>;
