import { readChoice, readPage, readQuery, writeSearch } from '@spotlight/shared/format';
import { organizerStatuses, type OrganizerStatus } from './organizer-event.schema';

export const ORGANIZER_PAGE_SIZE = 12;

/** What the list of own events is narrowed down to. Lives in the address. */
export interface OrganizerFilters {
  query: string;
  status: OrganizerStatus | null;
  page: number;
  /** Always those to come first. */
  sort: null;
}

/** Reads filters from an address. What the site does not know is dropped. */
export function parseOrganizerFilters(params: URLSearchParams): OrganizerFilters {
  return {
    query: readQuery(params),
    status: readChoice(params, 'status', organizerStatuses),
    page: readPage(params),
    sort: null,
  };
}

/** Writes filters as search parameters, `''` or `?…`. */
export function organizerSearch({ query, status, page }: OrganizerFilters): string {
  return writeSearch({ q: query.trim(), status, page });
}
