import type { PageSize, RoomFilters } from './room.rules';

/** The page of a list that came whole: there are dozens, and searching them needs no server. */
export function pageOf<Row extends { name: string }>(
  rows: readonly Row[],
  { query, page, size }: Pick<RoomFilters, 'query' | 'page'> & { size: PageSize },
) {
  const words = query.toLocaleLowerCase();
  const found = rows.filter(({ name }) => name.toLocaleLowerCase().includes(words));
  const last = Math.max(1, Math.ceil(found.length / size));
  const shown = Math.min(page, last);
  return {
    items: found.slice((shown - 1) * size, shown * size),
    total: found.length,
    page: shown,
    pageSize: size,
  };
}
