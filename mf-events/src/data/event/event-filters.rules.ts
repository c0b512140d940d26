import {
  categories,
  cityIds,
  readChoice,
  readPage,
  readQuery,
  writeSearch,
} from '@spotlight/shared/format';

export const PAGE_SIZE = 12;

export const eventSorts = ['date', 'popular'] as const;
type EventSort = (typeof eventSorts)[number];

/** What the list is narrowed down to. Lives in the address, so that a link shows the same list. */
export interface EventFilters {
  query: string;
  category: string | null;
  city: string | null;
  sort: EventSort;
  page: number;
}

export const noFilters: EventFilters = {
  query: '',
  category: null,
  city: null,
  sort: 'date',
  page: 1,
};

/** Reads filters from an address. What the site does not know is dropped instead of finding nothing. */
export function parseEventFilters(params: URLSearchParams): EventFilters {
  return {
    query: readQuery(params),
    category: readChoice(params, 'category', categories),
    city: readChoice(params, 'city', cityIds),
    sort: readChoice(params, 'sort', eventSorts) ?? noFilters.sort,
    page: readPage(params),
  };
}

/** Writes filters as search parameters, `''` or `?…`; whatever is at its default stays out. */
export function eventSearch({ query, category, city, sort, page }: EventFilters): string {
  return writeSearch({
    q: query.trim(),
    category,
    city,
    sort: sort === noFilters.sort ? null : sort,
    page,
  });
}

/** Does the list leave anything out? Sorting and paging do not count. */
export function isFiltered({ query, category, city }: EventFilters): boolean {
  return Boolean(query.trim() || category || city);
}
