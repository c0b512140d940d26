export { addWords, createI18n } from './create-i18n';
