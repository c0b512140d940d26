import { readChoice, readPage, writeSearch } from '@spotlight/shared/format';

export const HOST_PAGE_SIZE = 12;

/** What a list of things at own venues is narrowed to. Lives in the address. */
export interface HostFilters<State extends string> {
  /** `null`: whatever the list shows by itself. */
  state: State | null;
  /** For owners of several. */
  venue: string | null;
  page: number;
  /** Always what waits for an answer first. */
  sort: null;
}

/** The address of such a list: what it cannot mean is dropped, what is at its default left out. */
export const hostAddress = <State extends string>(path: string, states: readonly State[]) => ({
  path,
  read(params: URLSearchParams): HostFilters<State> {
    const venue = params.get('venue');
    return {
      state: readChoice(params, 'state', states),
      venue: venue && /^[\da-f-]{36}$/.test(venue) ? venue : null,
      page: readPage(params),
      sort: null,
    };
  },
  write: ({ state, venue, page }: HostFilters<State>): string =>
    writeSearch({ state, venue, page }),
});
