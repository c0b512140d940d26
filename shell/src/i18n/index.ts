export { addTranslations, createI18n } from './create-i18n';
