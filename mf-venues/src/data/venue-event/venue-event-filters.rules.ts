import { readChoice, readPage, writeSearch } from '@spotlight/shared/format';

export const VENUE_EVENT_PAGE_SIZE = 12;

/** What the list of events can be narrowed to, in the order of the menu. */
export const venueEventStates = ['waiting', 'consented', 'objected', 'past'] as const;

/** What the list of events at own venues is narrowed to. Lives in the address. */
export interface VenueEventFilters {
  /** `null`: all that are to come. */
  state: (typeof venueEventStates)[number] | null;
  /** For owners of several. */
  venue: string | null;
  page: number;
  /** Always what waits for an answer first. */
  sort: null;
}

/** Reads filters from an address; what cannot be meant is dropped. */
export function readVenueEventFilters(params: URLSearchParams): VenueEventFilters {
  const venue = params.get('venue');
  return {
    state: readChoice(params, 'state', venueEventStates),
    venue: venue && /^[\da-f-]{36}$/.test(venue) ? venue : null,
    page: readPage(params),
    sort: null,
  };
}

/** Writes filters as search parameters, `''` or `?…`. */
export const venueEventSearch = ({ state, venue, page }: VenueEventFilters): string =>
  writeSearch({ state, venue, page });
