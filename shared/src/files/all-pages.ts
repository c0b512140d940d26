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
    // eslint-disable-next-line no-await-in-loop
    const { items, total } = await readPage({ page, pageSize: PAGE_SIZE });
    rows.push(...items);
    onProgress?.(rows.length, total);
    if (items.length === 0 || rows.length >= total) break;
  }
  return rows;
}
