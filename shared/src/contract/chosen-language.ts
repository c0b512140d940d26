import { DEFAULT_LANGUAGE, type Language, LANGUAGE_STORAGE_KEY, languageOf } from './language';

/** What a link asks for that somebody who reads English has shared: `/events/1?lang=en`. */
const LINKED = /[?&]lang=([^&]*)/;

/** Those who read pages for a search engine call themselves English, and ask for what the address is known for. */
const ROBOT = /bot|crawl|spider/i;

/**
 * The language that a page is shown in: the one that was chosen, else that of the link which opened this page, or an
 * earlier one of the tab, else the first of the browser's that there is. Somebody whose browser asks for none of them
 * gets what the site is written in.
 */
export function chosenLanguage({
  localStorage,
  sessionStorage,
  location,
  navigator,
}: Pick<Window, 'localStorage' | 'sessionStorage' | 'location' | 'navigator'>): Language {
  const linked = LINKED.exec(location.search)?.[1];
  if (linked) sessionStorage[LANGUAGE_STORAGE_KEY] = linked;
  const asked = [localStorage, sessionStorage].map((kept) => kept[LANGUAGE_STORAGE_KEY] as string);
  if (!ROBOT.test(navigator.userAgent)) asked.push(...navigator.languages);
  return asked.map(languageOf).find((language) => language !== undefined) ?? DEFAULT_LANGUAGE;
}
