import {
  cityIds,
  isListDay,
  readChoice,
  readPage,
  readQuery,
  writeSearch,
} from '@spotlight/shared/format';
import { spotKinds, type SpotKind } from './spot.schema';

export const OWN_PAGE_SIZE = 12;

/** What somebody looks for on the map. `null` means no limit. */
export interface SpotFilters {
  query: string;
  kind: SpotKind | null;
  /** City id. */
  city: string | null;
  /** For one performer, by id. */
  artistId: string | null;
  /** What is on that day, `YYYY-MM-DD`; else everything from today on. */
  day: string | null;
  page: number;
  sort: null;
}

const isId = (text: string) => /^[0-9a-f-]{36}$/i.test(text);

/** Reads the filters from an address that anybody may have written. */
export function readSpotFilters(params: URLSearchParams): SpotFilters {
  const [artist, day] = [params.get('artist') ?? '', params.get('from') ?? ''];
  return {
    query: readQuery(params),
    kind: readChoice(params, 'kind', spotKinds),
    city: readChoice(params, 'city', cityIds),
    artistId: isId(artist) ? artist : null,
    day: isListDay(day) ? day : null,
    page: readPage(params),
    sort: null,
  };
}

/** Writes the filters as search parameters, defaults left out. A day is a span of one day, as the server takes it. */
export function spotSearch({ query, kind, city, artistId, day, page }: SpotFilters): string {
  return writeSearch({ q: query, kind, city, artist: artistId, from: day, to: day, page });
}
