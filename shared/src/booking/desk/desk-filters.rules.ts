import { readChoice, readPage, readQuery, writeSearch } from '@spotlight/shared/format';
import { bookingStates } from '../booking-filters.rules';
import { bookingStatuses, type BookingCard } from '../booking.schema';

/** Rows per page that can be chosen. */
export const deskPageSizes = [20, 50] as const;

/** What the desk of an owner can be narrowed to: what has to be done, or one state. */
export const deskStates = [...bookingStates, ...bookingStatuses] as const;

/** Columns that the desk can be put in order by. */
export const deskColumns = ['guest', 'status', 'answer', 'start', 'total'] as const;
type DeskColumn = (typeof deskColumns)[number];

const orders: readonly string[] = deskColumns.flatMap((column) => [column, `-${column}`]);

/** What the desk of an owner is narrowed to, and its order. Lives in the address. */
export interface DeskFilters {
  query: string;
  state: (typeof deskStates)[number] | null;
  /** One of the own venues or performers, for owners of several. */
  subject: string | null;
  page: number;
  size: (typeof deskPageSizes)[number];
  /** `null`: what waits for an answer first. */
  sort: DeskColumn | `-${DeskColumn}` | null;
}

/** Reads filters from an address; what cannot be meant is dropped. */
export function readDeskFilters(params: URLSearchParams): DeskFilters {
  const subject = params.get('subject');
  return {
    query: readQuery(params),
    state: readChoice(params, 'state', deskStates),
    subject: subject && /^[\da-f-]{36}$/.test(subject) ? subject : null,
    page: readPage(params),
    size: readChoice(params, 'size', deskPageSizes) ?? deskPageSizes[0],
    sort: readOrder(params.get('sort')),
  };
}

/** An order as an address or a heading names it. */
export const readOrder = (named: string | null): DeskFilters['sort'] =>
  named !== null && orders.includes(named) ? (named as DeskFilters['sort']) : null;

/** Writes filters as search parameters, `''` or `?…`. */
export const deskSearch = ({ query, state, subject, page, size, sort }: DeskFilters): string =>
  writeSearch({
    q: query,
    state,
    subject,
    page,
    size: size === deskPageSizes[0] ? null : size,
    sort,
  });

/** What the server is asked for, whole or page by page. */
export const deskRequest = (
  kind: BookingCard['kind'],
  { query, state, subject, sort }: DeskFilters,
) => ({
  side: 'host' as const,
  kind,
  state,
  resourceId: subject,
  query,
  sort,
});

/** Is anything left out? */
export const isDeskNarrowed = ({ query, state, subject }: DeskFilters): boolean =>
  query !== '' || state !== null || subject !== null;
