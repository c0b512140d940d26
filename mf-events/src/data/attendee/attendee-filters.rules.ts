import { readChoice, readPage, readQuery, writeSearch } from '@spotlight/shared/format';

export const ATTENDEE_PAGE_SIZE = 20;

/** What the list of attendees can be narrowed to by state. */
export const attendeeStatuses = [
  'approval',
  'payment',
  'review',
  'confirmed',
  'absent',
  'checked_in',
  'cancelled',
] as const;

/** What the list of attendees is narrowed down to. Lives in the address. */
export interface AttendeeFilters {
  query: string;
  status: (typeof attendeeStatuses)[number] | null;
  /** Id of a ticket type. */
  type: string | null;
  page: number;
  /** Always the latest first. */
  sort: null;
}

/** Reads filters from an address. What the site does not know is dropped. */
export function parseAttendeeFilters(params: URLSearchParams): AttendeeFilters {
  return {
    query: readQuery(params),
    status: readChoice(params, 'status', attendeeStatuses),
    type: params.get('type')?.slice(0, 40) || null,
    page: readPage(params),
    sort: null,
  };
}

/** Writes filters as search parameters, `''` or `?…`. */
export function attendeeSearch({ query, status, type, page }: AttendeeFilters): string {
  return writeSearch({ view: 'attendees', q: query.trim(), status, type, page });
}
