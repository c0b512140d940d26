export { DEFAULT_LANGUAGE, addWords, createI18n } from './create-i18n';
export { useOwnWords } from './use-own-words';
