import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { DEFAULT_LANGUAGE, type Language } from '@spotlight/shared/contract/language';
import { mutableDocument } from './mutable-document';

/** Where pages that were prerendered lie, below the site's directory. */
export const PRERENDERED_FOLDER = 'prerendered';
/** Languages beside the first one, in which pages with a share card are prerendered as well. */
export const OTHER_LANGUAGES = ['en'] as const satisfies readonly Language[];
/** Where their share cards lie, under the address of the page; those in another language in a folder of its own. */
export const CARD_FOLDER = 'cards';
/** Where their press kits lie, under the address at which the same can be printed. */
export const KIT_FOLDER = 'kits';
export type PrerenderedPart = 'head' | 'body';

/** What shared links carry along; it changes nothing about what a page says. */
const harmless = /^(utm_[a-z]+|fbclid|gclid|register|openExternalBrowser|lang)$/;
const drawable = /^(\/[a-z0-9-]+)*$/;

/**
 * The address whose prerendered page may stand for a request: `''` for the home page, null for an address that no
 * prerendered page answers, such as a list that is narrowed down. nginx knows the same rule as a `map`.
 * @param target path and query, as requested
 */
export function prerenderedAddress(target: string): string | null {
  const { pathname, searchParams } = new URL(target, 'http://localhost');
  const address = pathname.replace(/\/$/, '');
  const isHarmless = [...searchParams.keys()].every((name) => harmless.test(name));
  return isHarmless && drawable.test(address) ? address : null;
}

/** The language that an address asks for, of those in which there may be a copy of the page. */
export const askedLanguage = (target: string): Language =>
  OTHER_LANGUAGES.find(
    (language) => new URL(target, 'http://localhost').searchParams.get('lang') === language,
  ) ?? DEFAULT_LANGUAGE;

/** The address at which a page is in a language: what canonical links, share tags and the sitemap name. */
export function addressInLanguage(
  { publicUrl, language = DEFAULT_LANGUAGE }: { publicUrl: string; language?: Language },
  address: string,
): string {
  const url = new URL(address, publicUrl);
  if (language !== DEFAULT_LANGUAGE) url.searchParams.set('lang', language);
  return url.href;
}

const kitAddress = new RegExp(`^/${KIT_FOLDER}((?:/[a-z0-9-]+)+)/[^/]+\\.pdf$`);

/**
 * The address of the page that a request for a press kit means, whatever name the file shall have:
 * `/kits/performers/1/epk/林予曦-EPK.pdf` is the file `/kits/performers/1/epk.pdf`, and what is printed at
 * `/performers/1/epk`. nginx knows the same rule.
 */
export const printedAddress = (pathname: string): string | null =>
  kitAddress.exec(pathname)?.[1] ?? null;

/** Copies in another language lie in a folder that no address of a page can name. */
export const prerenderedFolder = (siteDir: string, language: Language = DEFAULT_LANGUAGE): string =>
  path.join(siteDir, PRERENDERED_FOLDER, language === DEFAULT_LANGUAGE ? '' : `.${language}`);

/** The file of one part of a prerendered page. */
export const prerenderedFile = (
  siteDir: string,
  address: string,
  part: PrerenderedPart,
  language: Language = DEFAULT_LANGUAGE,
): string => path.join(prerenderedFolder(siteDir, language), address, `${part}.html`);

const block =
  /<!--# block name="(head|body)" -->[\s\S]*?<!--# endblock -->\s*<!--# include .*? -->/g;

/** Puts a prerendered page in the place of the blocks that `index.html` marks; nginx reads the same marks. */
export const insertPrerenderedPage = (
  html: string,
  parts: Record<PrerenderedPart, string>,
  language: Language = DEFAULT_LANGUAGE,
): string =>
  html
    .replace(`<html lang="${DEFAULT_LANGUAGE}"`, `<html lang="${language}"`)
    .replace(block, (_, part: PrerenderedPart) => parts[part]);

/** Documents that are cached, ready to send. */
const MOST_CACHED = 500;

/**
 * Answers addresses that were prerendered.
 * @param prepare what is done to `index.html` before the prerendered page goes in
 * @returns a handler that answers false, and sends nothing, for every other address
 */
export function prerenderedPages(
  siteDir: string,
  contentType: string,
  prepare: (html: string) => string,
) {
  const documents = new Map<string, ReturnType<typeof mutableDocument>>();

  function documentOf(address: string, language: Language) {
    const files = [
      path.join(siteDir, 'index.html'),
      prerenderedFile(siteDir, address, 'head', language),
      prerenderedFile(siteDir, address, 'body', language),
    ];
    return mutableDocument(files, contentType, (html = '', head = '', body = '') =>
      insertPrerenderedPage(prepare(html), { head, body }, language),
    );
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const target = request.url ?? '/';
    const address = prerenderedAddress(target);
    if (address === null) return false;
    // Where there is no copy in the language that is asked for, the page itself is one.
    for (const language of new Set([askedLanguage(target), DEFAULT_LANGUAGE])) {
      const key = `${language} ${address}`;
      const document = documents.get(key) ?? documentOf(address, language);
      if (!(await document(request, response))) continue;
      documents.delete(key);
      documents.set(key, document);
      const [oldest] = documents.keys();
      if (oldest !== undefined && documents.size > MOST_CACHED) documents.delete(oldest);
      return true;
    }
    return false;
  };
}
