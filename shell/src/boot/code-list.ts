import type { CodeListAddress } from './code-list-address';

/** Script, by its name from the list's own folder → its SHA-256 in base64. */
export type CodeList = Record<string, string>;

declare global {
  interface Window {
    /** Lists that this page has asked for, by their addresses. */
    __codeLists?: Record<string, Promise<CodeList>>;
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

/** What a script of a list has to be; what is not in the list is nothing that can be run. */
export const integrityIn = (list: CodeList, { href }: CodeListAddress, address: string): string =>
  `sha256-${list[address.slice(href.lastIndexOf('/') + 1)] ?? 'A'.repeat(43) + '='}`;
