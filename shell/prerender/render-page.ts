import type { ShareCard } from '@spotlight/artwork';
import {
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGES,
  languageOf,
} from '@spotlight/shared/contract/language';
import { pageStyle } from '../site/page-style';
import { addressInLanguage } from '../site/prerendered-page';
import { awaitFirstView, foldLists, markFirstView, plainFields } from './first-view';
import { type SaidPressKit, pressKitOf } from './press-kit-of';
import { shareCardOf } from './share-card-of';
import type { SiteWindow } from './site-window';

/** What stands in a page's HTML before any script has run. */
export interface PrerenderedPage {
  /** Title, description and share tags. */
  head: string;
  /** Its styles and its content, in the place where the shell will render. */
  body: string;
  /** What its share image is drawn from, if it is drawn. */
  card?: ShareCard | null;
  /** What its press kit says, if it has one. */
  kit?: SaidPressKit | null;
}

const HEAD_TAGS =
  'title, meta[name="description"], meta[name="robots"], meta[property="og:title"], ' +
  'meta[property="og:description"], meta[property="og:image"], meta[property="og:url"]';

const LOCALES: Record<Language, string> = { 'zh-TW': 'zh_TW', en: 'en_US' };

/**
 * Takes the page that the window shows, for screens of every width.
 * @returns null when the page says that there is no such thing, or that it may not be indexed
 * @throws Error when something that it reads could not be read, or when it chooses by the width of a screen
 */
export function renderPage({
  window,
  takeFailures,
  widthQuestions,
}: SiteWindow): PrerenderedPage | null {
  const { document } = window;
  const failures = takeFailures();
  if (failures.length > 0) throw new Error(`reads were answered with ${failures.join(', ')}`);
  const [question] = widthQuestions;
  if (question) throw new Error(`the page asks for ${question}: leave that choice to CSS`);
  if (document.querySelector('meta[name="robots"]')?.getAttribute('content') === 'noindex')
    return null;

  const page = contentOf(document);
  const main = page.querySelector('main');
  if (!main) throw new Error('the page has no main part');
  // A card about what did not come is for visitors who can press 重試, not for those of the next hour.
  if (!main.querySelector('h1')) throw new Error('the page has no title');
  markFirstView(main);
  plainFields(page);
  const lists = foldLists(page);
  const styles = stylesFor(document, page) + prerenderedStyle + rulesOfAttributes(page);
  dropUnstyledClasses(page, styles);
  const html = page.innerHTML + lists + factsOf(document);
  const card = shareCardOf(document);
  return {
    head: headOf(document, card) + awaitFirstView,
    body: `${pageStyle(styles)}<div data-prerendered>${html}</div>`,
    card,
    kit: pressKitOf(document),
  };
}

/** What the prerendered page needs beside the page's own rules. */
const prerenderedStyle =
  '[data-below-first-view]{content-visibility:auto;contain-intrinsic-size:auto 480px}' +
  // Until its first frame is shown: `shell/src/boot/first-frame.ts`.
  '[data-first-frame] [data-below-first-view]{content-visibility:hidden}' +
  // Whoever is signed in is not asked to, not even for a moment.
  '[data-signed-in] header :is(a[href^="/login"],a[href^="/signup"]){visibility:hidden}';

/**
 * Without scripts. Of pictures that were made in the browser only those of the first view stay: the others
 * come in a moment.
 */
function contentOf(document: Document): Element {
  const page = document.createElement('div');
  page.innerHTML = document.querySelector('#root')?.innerHTML ?? '';
  for (const element of page.querySelectorAll(
    'script, img[src^="data:"]:not([loading="eager"]), img[src^="blob:"]',
  )) {
    element.remove();
  }
  return page;
}

const classesIn = (styles: string) =>
  [...styles.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);

/** The rules of the document that the rendered page uses; the window may have shown others before. */
function stylesFor(document: Document, page: Element): string {
  const used = new Set(
    [...page.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
  );
  return [...document.querySelectorAll('style[data-styled]')]
    .flatMap((element) => [...element.childNodes].map((rule) => rule.textContent ?? ''))
    .filter((rule) => {
      const classes = classesIn(rule);
      return classes.length === 0 || classes.some((name) => used.has(name));
    })
    .join('');
}

/**
 * Makes rules of what elements say in `style`, which the policy does not allow, each once.
 * @returns rules as strong as the attributes were
 */
function rulesOfAttributes(page: Element): string {
  const names = new Map<string, string>();
  for (const element of page.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? '';
    const name = names.get(style) ?? `own-${names.size}`;
    names.set(style, name);
    element.removeAttribute('style');
    element.classList.add(name);
  }
  return [...names].map(([style, name]) => `.${name}:not(#_){${style}}`).join('');
}

/** styled-components gives each element two names, of which rules use one or the other. */
function dropUnstyledClasses(page: Element, styles: string): void {
  const styled = new Set(classesIn(styles));
  for (const element of page.querySelectorAll('[class]')) {
    const names = [...element.classList].filter((name) => styled.has(name));
    if (names.length > 0) element.setAttribute('class', names.join(' '));
    else element.removeAttribute('class');
  }
}

function headOf(document: Document, card: ShareCard | null): string {
  const { origin: publicUrl, pathname } = document.location;
  const shown = languageOf(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
  const addressIn = (language: Language) => addressInLanguage({ publicUrl, language }, pathname);
  const tags = [...document.head.querySelectorAll(HEAD_TAGS)].map(
    (tag) => tag.cloneNode(true) as Element,
  );
  if (card && shown !== DEFAULT_LANGUAGE) tags.forEach((tag) => addFacts(tag, card));
  return [
    ...tags.map((tag) => tag.outerHTML),
    `<meta property="og:locale" content="${LOCALES[shown]}">`,
    `<link rel="canonical" href="${addressIn(shown)}">`,
    ...(card ? alternatesOf(shown, addressIn) : []),
  ].join('');
}

/** People describe things in their own language; what the card says comes first, in that of the reader. */
function addFacts(tag: Element, { line, badge, lead, when, where, price }: ShareCard): void {
  if (!tag.matches('[name="description"], [property="og:description"]')) return;
  const facts = [line, badge, lead, when, where, price].filter(Boolean).join(' · ');
  tag.setAttribute('content', `${facts} – ${tag.getAttribute('content')}`);
}

/** Names every language in which the page is, to search engines and to those who show share cards. */
const alternatesOf = (shown: Language, addressIn: (language: Language) => string): string[] => [
  ...LANGUAGES.filter((language) => language !== shown).map(
    (other) => `<meta property="og:locale:alternate" content="${LOCALES[other]}">`,
  ),
  ...LANGUAGES.map(
    (language) => `<link rel="alternate" hreflang="${language}" href="${addressIn(language)}">`,
  ),
];

/** Facts for search engines come last: nobody who looks at the page waits for them. */
const factsOf = (document: Document): string =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((facts) => facts.outerHTML)
    .join('');
