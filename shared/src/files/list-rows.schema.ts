import * as z from '@spotlight/shared/vendor/zod';

/** Rows that a file reads at once: the most that a list answers. */
const FILE_ROWS = 500;

/** Which rows of a list are meant: a page of it, or what comes behind a place, for a file. '' is the beginning. */
export type ListRows = { page: number; pageSize: number } | { after: string };

/** The same as the arguments of a list. */
export const rowsAsked = (rows: ListRows) =>
  'after' in rows
    ? { p_page_size: FILE_ROWS, p_after: rows.after }
    : { p_page: rows.page, p_page_size: rows.pageSize };

/** Where a file goes on, as a page of it says; nothing where it ends, and in pages of the table. */
export const nextRows = z.nullish(z.string());
