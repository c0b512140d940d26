/**
 * Pages that open without network, as the page and the service worker both know them: a cache each, which
 * holds a document and every file that this document needs. Code and public pages only; what belongs to a
 * person is never in a cache.
 */
const PREFIX = 'spotlight-offline ';

/** Under this address a cache holds its document. It is stored last: with it, the cache is complete. */
export const DOCUMENT = '/document';

/** Name of the cache for the page at `pattern`, as it was published when `fingerprint` was taken. */
export const cacheName = (pattern: string, fingerprint: string): string =>
  `${PREFIX}${pattern} ${fingerprint}`;

/** The pattern of the page that a cache of this name holds; undefined for caches of something else. */
export const patternOf = (name: string): string | undefined =>
  name.startsWith(PREFIX) ? name.slice(PREFIX.length).split(' ')[0] : undefined;

/** Removes the caches of one page but `except`; without a pattern those of all pages. */
export async function removeOfflinePages(pattern?: string, except?: string): Promise<void> {
  for (const name of await caches.keys()) {
    const found = patternOf(name);
    if (!found || name === except) continue;
    if (pattern === undefined || found === pattern) await caches.delete(name);
  }
}
