import type { APIRequestContext, Page } from '@playwright/test';
import { matchPath } from '@spotlight/shared/contract/match-path';

/** Where the links of a page lead: addresses of this site, and fragments of the page itself. */
const readLinks = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const own = links.filter(({ origin }) => origin === location.origin);
    return {
      paths: [...new Set(own.map(({ pathname }) => pathname))].filter(
        (path) => path !== location.pathname,
      ),
      lostFragments: links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href.startsWith('#') && !document.getElementById(href.slice(1))),
    };
  });

/**
 * Finds links that lead nowhere. The site answers every address that people could have typed with its page, so that
 * what is no page's pattern has to be a file.
 * @param patterns those of every page
 */
export function followLinks(request: APIRequestContext, patterns: readonly string[]) {
  const asked = new Map<string, boolean>();
  const isDead = async (path: string) => {
    if (patterns.some((pattern) => matchPath(pattern, path))) return false;
    // What is drawn later is handed on to where the same can be read.
    const answer = await request.get(path, { maxRedirects: 0 });
    return (
      answer.status() >= 400 || (answer.headers()['content-type'] ?? '').startsWith('text/html')
    );
  };
  return async (page: Page): Promise<string[]> => {
    const { paths, lostFragments } = await readLinks(page);
    for (const path of paths) if (!asked.has(path)) asked.set(path, await isDead(path));
    return [...paths.filter((path) => asked.get(path)), ...lostFragments].map(
      (path) => `a link leads nowhere: ${path}`,
    );
  };
}
