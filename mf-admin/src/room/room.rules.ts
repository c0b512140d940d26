import { readChoice, readPage, readQuery } from '@spotlight/shared/format';

/** Rows per page that can be chosen. */
export const pageSizes = [20, 50] as const;
export type PageSize = (typeof pageSizes)[number];
const DEFAULT_SIZE: PageSize = 20;

/** What every room keeps in its address. */
export interface RoomFilters {
  query: string;
  page: number;
  size: PageSize;
  /** Key of the row whose panel is open; empty when none is. */
  open: string;
  /** Columns that are left out; empty when the address says nothing about them. */
  hide: string;
  /** Order of the rows; rooms that have only one leave it empty. */
  sort: string;
  /** The place behind which a file goes on, where a file is read; never in the address. */
  after?: string;
}

/** Reads what every room keeps in its address; what it cannot mean is left out. */
export const readRoom = (search: URLSearchParams): Omit<RoomFilters, 'sort'> => ({
  query: readQuery(search),
  page: readPage(search),
  size: readChoice(search, 'size', pageSizes) ?? DEFAULT_SIZE,
  open: search.get('open') ?? '',
  hide: search.get('hide') ?? '',
});

/** The same as parameters for `writeSearch`. */
export const roomParams = ({ query, page, size, open, hide }: Omit<RoomFilters, 'sort'>) => ({
  q: query,
  page,
  size: size === DEFAULT_SIZE ? null : size,
  open,
  hide,
});

/** Ordinals of the first and the last row on a page, counted from 1. */
export function rowRange(page: number, size: number, rowCount: number) {
  const first = (page - 1) * size + 1;
  return { first, last: first + rowCount - 1 };
}

/** The row after or before another one; the first when there is none yet, and no further than the ends. */
export function neighbour<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  current: string,
  step: 1 | -1,
): Row | undefined {
  const place = rows.findIndex((row) => keyOf(row) === current);
  if (place < 0) return rows[0];
  return rows[place + step];
}
