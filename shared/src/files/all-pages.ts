/** The most that the server answers at once. */
const PAGE_SIZE = 50;
/** Two hundred thousand rows: nobody has more, and a loop must end. */
const MAX_PAGES = 4000;

/**
 * Reads every row of a list, page after page.
 * @param onProgress hears how many rows of how many are there
 */
export async function readAllPages<Row>(
  readPage: (page: { page: number; pageSize: number }) => Promise<{ items: Row[]; total: number }>,
  onProgress?: (done: number, total: number) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    // One after the other: the next page is asked for only if there is one.
    // oxlint-disable-next-line no-await-in-loop
    const { items, total } = await readPage({ page, pageSize: PAGE_SIZE });
    rows.push(...items);
    onProgress?.(rows.length, total);
    if (items.length === 0 || rows.length >= total) break;
  }
  return rows;
}

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
