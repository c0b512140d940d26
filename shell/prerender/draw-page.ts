import { awaitFirstView, type Copy, foldLists, markFirstView } from './first-view';
import { WIDTHS } from './screen';
import type { SiteWindow } from './site-window';

/** What stands in a page's HTML before any script has run. */
export interface DrawnPage {
  /** Title, description and share tags. */
  head: string;
  /** Its styles and its content, in the place where the shell will draw. */
  body: string;
}

/** The width at which the site's screens change what stands where. */
const BREAKPOINT_PX = 1024;
const HEAD_TAGS =
  'title, meta[name="description"], meta[name="robots"], meta[property="og:title"], ' +
  'meta[property="og:description"], meta[property="og:image"], meta[property="og:url"]';

/**
 * Takes the page that the window shows, for narrow and for wide screens.
 * @returns null when the page says that there is no such thing, or that it may not be indexed
 * @throws Error when something that it reads could not be read
 */
export async function drawPage(site: SiteWindow): Promise<DrawnPage | null> {
  const { window, screen } = site;
  const { document } = window;
  screen.setWidth(WIDTHS.wide);
  await site.settle();
  const wide = contentOf(document);
  const wideMain = document.querySelector('main')?.innerHTML ?? '';
  screen.setWidth(WIDTHS.narrow);
  await site.settle();

  const failures = site.takeFailures();
  if (failures.length > 0) throw new Error(`reads were answered with ${failures.join(', ')}`);
  if (document.querySelector('meta[name="robots"]')?.getAttribute('content') === 'noindex')
    return null;

  const narrow = contentOf(document);
  const page = document.createElement('div');
  page.innerHTML = narrow;
  const main = page.querySelector('main');
  if (!main) throw new Error('the page has no main part');
  if (titleOf(wide) !== titleOf(narrow)) throw new Error('the page changed while it was drawn');
  const copies: Copy[] = wide === narrow ? ['all'] : ['narrow', 'wide'];
  if (wide === narrow) markFirstView(main, 'all');
  else
    main.replaceChildren(
      copyFor('narrow', main.innerHTML),
      copyFor('wide', tidy(document, wideMain)),
    );
  const lists = foldLists(page);
  const html = page.innerHTML + lists;
  return {
    head: headOf(document) + copies.map((copy) => awaitFirstView(copy, MEDIA[copy])).join(''),
    body: `<style>${stylesFor(document, html)}${drawingStyle}</style><div data-prerendered>${html}</div>`,
  };

  function copyFor(copy: Copy, content: string): Element {
    const element = document.createElement('div');
    element.setAttribute('data-drawn-for', copy);
    element.innerHTML = content;
    markFirstView(element, copy);
    return element;
  }
}

const MEDIA: Record<Copy, string> = {
  all: 'all',
  narrow: `(max-width:${BREAKPOINT_PX - 0.02}px)`,
  wide: `(min-width:${BREAKPOINT_PX}px)`,
};
const titleOf = (html: string) => /<h1[\s\S]*?<\/h1>/.exec(html)?.[0].replaceAll(/<[^>]*>/g, '');

/** What the drawing needs beside the page's own rules. */
const drawingStyle =
  `@media ${MEDIA.wide}{[data-drawn-for=narrow]{display:none}}` +
  `@media ${MEDIA.narrow}{[data-drawn-for=wide]{display:none}}` +
  '[data-drawn-below]{content-visibility:auto;contain-intrinsic-size:auto 480px}' +
  // Whoever is signed in is not asked to, not even for a moment.
  '[data-signed-in] header :is(a[href^="/login"],a[href^="/signup"]){visibility:hidden}';

const contentOf = (document: Document): string =>
  tidy(document, document.querySelector('#root')?.innerHTML ?? '');

/**
 * Without scripts: facts for search engines go into the head. Of pictures that were made in the browser
 * only those of the first view stay: the others come in a moment.
 */
function tidy(document: Document, html: string): string {
  const copy = document.createElement('div');
  copy.innerHTML = html;
  for (const element of copy.querySelectorAll(
    'script, img[src^="data:"]:not([loading="eager"]), img[src^="blob:"]',
  )) {
    element.remove();
  }
  return copy.innerHTML;
}

/** The rules of the document that the drawn page uses; the window may have shown others before. */
function stylesFor(document: Document, html: string): string {
  const used = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  return [...document.querySelectorAll('style[data-styled]')]
    .flatMap((element) => [...element.childNodes].map((rule) => rule.textContent ?? ''))
    .filter((rule) => {
      const classes = [...rule.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)];
      return classes.length === 0 || classes.some(([, name = '']) => used.has(name));
    })
    .join('');
}

const headOf = (document: Document): string =>
  [
    ...[...document.head.querySelectorAll(HEAD_TAGS)].map((tag) => tag.outerHTML),
    ...[...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (facts) => facts.outerHTML,
    ),
    `<link rel="canonical" href="${document.location.origin}${document.location.pathname}">`,
  ].join('');
