import {
  languageOf,
  LANGUAGE_STORAGE_KEY,
  type Language,
} from '@spotlight/shared/contract/language';

function store(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    // Without storage the browser's own language stays.
  }
}

/** Somebody chooses: the page is loaded anew, from files in that language. */
export function chooseLanguage(language: Language): void {
  store(language);
  location.reload();
}

/**
 * The account says in which language its person reads. The page follows at once, unless somebody is in the middle of
 * something: then the next page does.
 */
export function adoptLanguage(locale: string, current: string, isBusy: () => boolean): void {
  const language = languageOf(locale);
  if (!language || language === localStorage[LANGUAGE_STORAGE_KEY]) return;
  store(language);
  if (language !== current && !isBusy() && !document.querySelector('dialog[open]'))
    location.reload();
}
