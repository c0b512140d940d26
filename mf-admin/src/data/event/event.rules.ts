import { readChoice, readPage, readQuery, writeSearch } from '@spotlight/shared/format';
import { eventStatuses, type EventStatus } from './event.schema';

/** Rows per page; thirteen fill a laptop's screen at 48 px each. */
export const PAGE_SIZE = 13;

export const sortOrders = ['date', '-date', 'title', 'attendees', '-attendees'] as const;
/** A column, with a minus in front for descending. */
export type SortOrder = (typeof sortOrders)[number];
export type SortColumn = 'date' | 'title' | 'attendees';

/** What the table shows, exactly as its address says. Empty strings mean "all". */
export interface EventFilters {
  query: string;
  status: EventStatus | '';
  category: string;
  sort: SortOrder;
  page: number;
}

/** Reads the filters from an address; what it cannot mean is left out. */
export function readFilters(search: URLSearchParams): EventFilters {
  return {
    query: readQuery(search),
    status: readChoice(search, 'status', eventStatuses) ?? '',
    category: search.get('category') ?? '',
    sort: readChoice(search, 'sort', sortOrders) ?? 'date',
    page: readPage(search),
  };
}

/** Writes filters as search parameters, without what goes without saying: `''` or `?…`. */
export function writeFilters({ query, status, category, sort, page }: EventFilters): string {
  return writeSearch({ q: query, status, category, sort: sort === 'date' ? null : sort, page });
}

/** Is anything left out of the list by choice? */
export const isFiltered = ({ query, status, category }: EventFilters) =>
  Boolean(query || status || category);

/** The order after a click on a column's heading: that column first, then the other way round. */
export function nextSort(current: SortOrder, column: SortColumn): SortOrder {
  // The API sorts titles one way only, and nobody looks for the last title first.
  if (column === 'title') return 'title';
  // A count is asked for by its largest, a date by its earliest.
  if (column === 'attendees') return current === '-attendees' ? 'attendees' : '-attendees';
  return current === 'date' ? '-date' : 'date';
}

/** How a column is sorted, in the words of `aria-sort`; undefined when it is not. */
export function sortDirection(
  current: SortOrder,
  column: SortColumn,
): 'ascending' | 'descending' | undefined {
  if (current === column) return 'ascending';
  return current === `-${column}` ? 'descending' : undefined;
}

/** Ordinals of the first and the last row on a page, counted from 1. */
export function rowRange(page: number, rowCount: number): { first: number; last: number } {
  const first = (page - 1) * PAGE_SIZE + 1;
  return { first, last: first + rowCount - 1 };
}

export type StatusTone = 'neutral' | 'success' | 'info' | 'warning' | 'danger';

const tones: Record<EventStatus, StatusTone> = {
  upcoming: 'info',
  approved: 'info',
  ongoing: 'success',
  pending_approval: 'warning',
  rejected: 'danger',
  ended: 'neutral',
  cancelled: 'neutral',
  draft: 'neutral',
};

/** Colour role of a status badge. */
export const toneOf = (status: EventStatus): StatusTone => tones[status];
