import type { CodeListAddress } from './code-list-address';

/** Script, by its name from the list's own folder → its SHA-256 in base64. */
export type CodeList = Record<string, string>;

declare global {
  interface Window {
    /** Lists that this page has asked for, by their addresses. */
    __codeLists?: Record<string, Promise<CodeList>>;
    /** Lists of versions whose scripts may run, by their folders. */
    __admitted?: Record<string, CodeList>;
    /** The hash of a script, for those who ask for one later (`tools/webpack/chunk-integrity-plugin.ts`). */
    spotlightIntegrity?: (url: string) => string;
  }
}

/**
 * Reads a list. The browser hands out none but the one whose hash is given.
 * @param isRetry asks the server, whatever the browser remembers
 */
export function readCodeList(
  { href, integrity }: CodeListAddress,
  isRetry?: boolean,
): Promise<CodeList> {
  const lists = (window.__codeLists ??= {});
  const known = lists[href];
  if (known && !isRetry) return known;
  const options: RequestInit = { integrity, cache: isRetry ? 'reload' : 'default' };
  const list = fetch(href, options).then((answer) => answer.json() as Promise<CodeList>);
  // Whoever waits for it handles a failure; here nobody may.
  list.catch(() => undefined);
  lists[href] = list;
  return list;
}

/**
 * Reads which scripts belong to a version. From then on no other is run out of its folder.
 * @throws when the list does not come, or is not the one that the page names
 */
export async function admitScripts(address: CodeListAddress, isRetry?: boolean): Promise<void> {
  (window.__admitted ??= {})[folderOf(address.href)] = await readCodeList(address, isRetry);
}

/** What a script of a list has to be; what is not in the list is nothing that can be run. */
export const integrityIn = (list: CodeList, pathname: string): string =>
  `sha256-${list[pathname.slice(folderOf(pathname).length)] ?? 'A'.repeat(43) + '='}`;

/** The hash that a script of an admitted version has to have; nothing where the version came without a list. */
export function integrityOf(url: string): string {
  const { pathname } = new URL(url, location.origin);
  const list = window.__admitted?.[folderOf(pathname)];
  return list ? integrityIn(list, pathname) : '';
}

const folderOf = (pathname: string) => pathname.slice(0, pathname.lastIndexOf('/') + 1);
