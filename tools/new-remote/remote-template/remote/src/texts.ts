import type { TextsNamed } from '@spotlight/shared/vendor/i18n';
import type locale from './locales/zh-TW.json';

/** The texts of this remote. The shell loads them with its module: see `translations` there. */
export const texts = 'template-namespace' as TextsNamed<typeof locale>;
