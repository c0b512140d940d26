/** The most that the server answers at once. */
const PAGE_SIZE = 50;
/** Ten thousand rows: nobody has more, and a loop must end. */
const MAX_PAGES = 200;

/** Reads every row of a list, page after page. */
export async function readAllPages<Row>(
  readPage: (page: { page: number; pageSize: number }) => Promise<{ items: Row[]; total: number }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    // One after the other: the next page is asked for only if there is one.
    // eslint-disable-next-line no-await-in-loop
    const { items, total } = await readPage({ page, pageSize: PAGE_SIZE });
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) break;
  }
  return rows;
}
