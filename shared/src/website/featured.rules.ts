/** What editors put forward first, in their order, then others, up to `count` altogether. */
export function putFirst<Item extends { id: string }>(
  featured: readonly Item[],
  others: readonly Item[],
  count: number,
): Item[] {
  const known = new Set(featured.map(({ id }) => id));
  return [...featured, ...others.filter(({ id }) => !known.has(id))].slice(0, count);
}
