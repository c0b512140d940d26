import type { RoomFilters } from '../../room/room.rules';

/** Rows that a file reads at once: the most that a list answers. */
const FILE_ROWS = 500;

/** Which rows of a list the server is asked for: a page of the table, or what comes behind a place in a file. */
export const rowsAsked = ({ page, size, after }: Pick<RoomFilters, 'page' | 'size' | 'after'>) =>
  after === undefined
    ? { p_page: page, p_page_size: size }
    : { p_page_size: FILE_ROWS, p_after: after };
