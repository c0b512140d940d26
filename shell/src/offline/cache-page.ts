import { chosenLanguage } from '@spotlight/shared/contract/chosen-language';
import { OVERRIDES_KEY } from '../boot/overrides';
import { DOCUMENT, cacheName, patternOf, removeOfflinePages } from './offline-pages';
import { listShellFiles, readPublishedPage, toStandIn } from './published-page';

/** Headers of a page that a browser obeys, also when the page comes from a cache. */
const cachedHeaders = ['content-type', 'content-security-policy', 'permissions-policy'];

/**
 * Makes the page at `pathname` open without network from now on: caches its document with all files of it,
 * and registers the service worker that hands them out. Where it is cached already, nothing is fetched.
 * @throws where the browser refuses storage or the network ends halfway; the next visit tries again
 */
export async function cachePage(pathname: string): Promise<void> {
  // Both are missing on plain http elsewhere than on this machine.
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  // What was chosen for one tab is nothing to keep for all others.
  if (sessionStorage[OVERRIDES_KEY]) return;
  const current = await readPublishedPage(document, pathname, chosenLanguage(window));
  if (current.registry.shell.isOfflineOff) return takeBack();
  if (!(await isCached(current.pattern, current.fingerprint))) await fetchAndCache(pathname);
  await navigator.serviceWorker.register('/service-worker.js');
}

async function isCached(pattern: string | undefined, fingerprint: string): Promise<boolean> {
  if (pattern === undefined) return false;
  const name = cacheName(pattern, fingerprint);
  return (
    (await caches.has(name)) && (await (await caches.open(name)).match(DOCUMENT)) !== undefined
  );
}

async function fetchAndCache(pathname: string): Promise<void> {
  const answer = await fetch(pathname, { headers: { accept: 'text/html' }, cache: 'no-cache' });
  if (!answer.ok) throw new Error(`the page to cache was answered with ${answer.status}`);
  const html = await answer.text();
  // What is published now, which may be newer than what this tab runs.
  const language = chosenLanguage(window);
  const page = await readPublishedPage(parseInert(html), pathname, language);
  if (page.pattern === undefined || (await isCached(page.pattern, page.fingerprint))) return;
  const name = cacheName(page.pattern, page.fingerprint);
  const cache = await caches.open(name);
  await cache.addAll([
    ...new Set([...page.files, ...(await listShellFiles(page.registry, language))]),
  ]);
  const headers = cachedHeaders.flatMap((header): [string, string][] => {
    const value = answer.headers.get(header);
    return value ? [[header, value]] : [];
  });
  await cache.put(DOCUMENT, new Response(toStandIn(html), { headers }));
  await removeOfflinePages(page.pattern, name);
}

/** Fetches every page anew that opens without network here, as it is published now; what cannot be fetched is dropped. */
export async function renewOfflinePages(): Promise<void> {
  if (!('caches' in window)) return;
  const patterns = new Set((await caches.keys()).flatMap((name) => patternOf(name) ?? []));
  for (const pattern of patterns)
    // The pattern is an address of the page as well: only who asks for its data needs to know which.
    await fetchAndCache(pattern).catch(() => removeOfflinePages(pattern));
}

const inert = window.trustedTypes?.createPolicy('inert', { createHTML: (html) => html });

/** A document that is only read. Nothing in it runs, so any markup may be in it. */
const parseInert = (html: string): Document =>
  new DOMParser().parseFromString(inert ? inert.createHTML(html) : html, 'text/html');

/** The site has switched this off. */
async function takeBack(): Promise<void> {
  await removeOfflinePages();
  const registration = await navigator.serviceWorker.getRegistration('/');
  await registration?.unregister();
}
