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
  const page = Number(search.get('page'));
  return {
    query: search.get('q')?.trim() ?? '',
    status: eventStatuses.find((status) => status === search.get('status')) ?? '',
    category: search.get('category') ?? '',
    sort: sortOrders.find((order) => order === search.get('sort')) ?? 'date',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/**
 * Writes filters as an address, without what goes without saying. A changed filter starts at the first
 * page, because the page that was shown means nothing in another list.
 */
export function writeFilters(
  current: EventFilters,
  change: Partial<EventFilters> = {},
): URLSearchParams {
  const { query, status, category, sort, page } = { ...current, page: 1, ...change };
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  if (status) search.set('status', status);
  if (category) search.set('category', category);
  if (sort !== 'date') search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  return search;
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

export const pageCountOf = (total: number) => Math.max(1, Math.ceil(total / PAGE_SIZE));

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
