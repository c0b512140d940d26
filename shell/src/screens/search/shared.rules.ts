/** What another app hands over when somebody shares something into the installed site. */
export interface Shared {
  title?: string | null;
  text?: string | null;
  url?: string | null;
}

const ADDRESS = /https?:\/\/\S+/gi;

/**
 * Where something that was shared leads: to the page of this site that it is the address of, otherwise to the words
 * to search for. Apps put addresses into `url` or into `text`, alone or behind words.
 * @param origin of this site
 * @returns a path with its query for an own page, or words, which may be empty
 */
export function readShared(
  { title, text, url }: Shared,
  origin: string,
): { path: string } | { words: string } {
  for (const address of [url, ...(text?.match(ADDRESS) ?? [])]) {
    if (!address || !URL.canParse(address)) continue;
    const { origin: from, pathname, search, hash } = new URL(address);
    if (from === origin) return { path: `${pathname}${search}${hash}` };
  }
  const wordsOf = (words?: string | null) =>
    (words ?? '').replace(ADDRESS, ' ').replace(/\s+/g, ' ').trim();
  return { words: wordsOf(title) || wordsOf(text) };
}
