/** Does a text have all the words that somebody typed, in any order? Case does not matter. */
function hasWords(text: string, query: string): boolean {
  const searched = text.toLocaleLowerCase();
  return query
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/**
 * Keeps of parts with entries what has the words of `query`. A part whose own title has them keeps all its entries.
 * @param textOf what is searched of an entry
 * @returns parts that still have entries, in their order; all of them where nothing is searched for
 */
export function findEntries<Entry>(
  parts: readonly { id: string; title: string; entries: readonly Entry[] }[],
  query: string,
  textOf: (entry: Entry) => string,
) {
  return parts
    .map((part) => ({
      ...part,
      entries: part.entries.filter((entry) => hasWords(`${part.title} ${textOf(entry)}`, query)),
    }))
    .filter(({ entries }) => entries.length > 0);
}
