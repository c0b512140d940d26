import { readChoice, readPage, writeSearch } from '@spotlight/shared/format';

export const BOOKING_PAGE_SIZE = 12;

/** What a list of bookings can be narrowed to, in the order of the menu. */
export const bookingStates = ['open', 'upcoming', 'past'] as const;

/** What a list of bookings is narrowed to. Lives in the address. */
export interface BookingFilters {
  state: (typeof bookingStates)[number] | null;
  page: number;
  /** Always what waits for an answer first. */
  sort: null;
}

/** Reads filters from an address; what cannot be meant is dropped. */
export function readBookingFilters(params: URLSearchParams): BookingFilters {
  return {
    state: readChoice(params, 'state', bookingStates),
    page: readPage(params),
    sort: null,
  };
}

/** Writes filters as search parameters, `''` or `?…`. */
export const bookingSearch = ({ state, page }: BookingFilters): string =>
  writeSearch({ state, page });
