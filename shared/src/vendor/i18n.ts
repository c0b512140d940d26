/** The part of react-i18next that this product uses. See `query.ts` for why façades exist. */
export { I18nextProvider, initReactI18next } from 'react-i18next';
export type { i18n as I18n } from 'i18next';
export type { TextGroup, TextKey, TextSource, TextsNamed, Translate } from './text-keys';
export { textsIn, useI18n, useTexts } from './use-texts';
