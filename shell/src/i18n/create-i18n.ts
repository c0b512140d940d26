import type { Translations } from '@spotlight/shared/contract';
import ui from '@spotlight/shared/locales/zh-TW.json';
import { initReactI18next } from '@spotlight/shared/vendor/i18n';
import { createInstance, type i18n as I18n } from 'i18next';
import shell from '../locales/zh-TW.json';

/**
 * Makes the one i18n instance of the site, filled with the texts that every page needs, in the language that this bundle
 * was built in. Remotes and lazy screens bring theirs through `addTranslations`.
 */
export function createI18n(): I18n {
  const i18n = createInstance();
  const { language } = ui;
  void i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: language,
    defaultNS: 'shell',
    resources: { [language]: { shell, ui } },
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    initAsync: false,
    react: { useSuspense: false },
  });
  return i18n;
}

/** Adds the texts of one namespace; later texts win over earlier ones of the same key. */
export function addTranslations(
  i18n: I18n,
  namespace: string,
  language: string,
  translations: Translations,
): void {
  i18n.addResourceBundle(language, namespace, translations, true, true);
}
