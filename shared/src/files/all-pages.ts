/** Rows of a list, and the place behind which it goes on; no place where it ends. */
export interface RowsBehind<Row> {
  items: Row[];
  next?: string | null | undefined;
}

/**
 * Reads every row of a list that goes on behind a place instead of after so many rows: none is missing and none
 * comes twice, whoever else writes meanwhile.
 * @param readBehind reads what comes behind a place; '' is the beginning
 * @param keyOf what no two rows have in common
 */
export async function* readOnward<Row>(
  readBehind: (place: string) => Promise<RowsBehind<Row>>,
  keyOf: (row: Row) => string,
): AsyncGenerator<Row[]> {
  const seen = new Set<string>();
  let place: string | null | undefined = '';
  while (typeof place === 'string') {
    // One after the other: each answer names the place of the next one.
    // oxlint-disable-next-line no-await-in-loop
    const { items, next }: RowsBehind<Row> = await readBehind(place);
    const fresh = items.filter((row) => !seen.has(keyOf(row)));
    for (const row of fresh) seen.add(keyOf(row));
    yield fresh;
    place = fresh.length > 0 ? next : null;
  }
}

/** The same at once, for files that are put together of all rows. */
export async function readAllRows<Row>(
  ...list: Parameters<typeof readOnward<Row>>
): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const block of readOnward(...list)) rows.push(...block);
  return rows;
}
