import {
  categories,
  cityIds,
  isListDay,
  readChoice,
  readPage,
  readQuery,
  writeSearch,
} from '@spotlight/shared/format';

export const PAGE_SIZE = 12;

/** `best` is the site's own order: what is featured, or what has the words in its title, first. */
export const eventSorts = ['best', 'date', 'popular', 'price'] as const;
type EventSort = (typeof eventSorts)[number];

/** Days that the server's calendar knows by name, so that a link keeps its meaning. */
export const namedDays = ['today', 'weekend'] as const;
export type NamedDays = (typeof namedDays)[number];

/** The highest price of the cheapest ticket, NT$, as an address carries it; `0` is free. */
export const priceLimits = ['0', '500', '1000', '2000'] as const;
export type PriceLimit = (typeof priceLimits)[number];

/** What the list is narrowed down to. Lives in the address, so that a link shows the same list. */
export interface EventFilters {
  query: string;
  category: string | null;
  city: string | null;
  when: NamedDays | null;
  /** Calendar days in Taipei, `YYYY-MM-DD`, both included; null while `when` names the days. */
  from: string | null;
  to: string | null;
  price: PriceLimit | null;
  sort: EventSort;
  page: number;
}

export const noFilters: EventFilters = {
  query: '',
  category: null,
  city: null,
  when: null,
  from: null,
  to: null,
  price: null,
  sort: 'best',
  page: 1,
};

function readDays(params: URLSearchParams): Pick<EventFilters, 'when' | 'from' | 'to'> {
  const when = readChoice(params, 'when', namedDays);
  const day = (name: string) => {
    const value = params.get(name) ?? '';
    return isListDay(value) ? value : null;
  };
  const from = when ? null : day('from');
  const to = when ? null : day('to');
  return { when, from, to: from && to && to < from ? null : to };
}

/** Reads filters from an address. What the site does not know is dropped instead of finding nothing. */
export function parseEventFilters(params: URLSearchParams): EventFilters {
  return {
    query: readQuery(params),
    category: readChoice(params, 'category', categories),
    city: readChoice(params, 'city', cityIds),
    ...readDays(params),
    price: readChoice(params, 'price', priceLimits),
    sort: readChoice(params, 'sort', eventSorts) ?? noFilters.sort,
    page: readPage(params),
  };
}

/** Writes filters as search parameters, `''` or `?…`; whatever is at its default stays out. */
export function eventSearch({ query, sort, page, ...limits }: EventFilters): string {
  return writeSearch({
    q: query.trim(),
    ...limits,
    sort: sort === noFilters.sort ? null : sort,
    page,
  });
}

/** Does the list leave anything out beside what has not the words? Sorting and paging do not count. */
export function isLimited({ category, city, when, from, to, price }: EventFilters): boolean {
  return Boolean(category || city || when || from || to || price);
}

/** Does the list leave anything out? */
export function isFiltered(filters: EventFilters): boolean {
  return Boolean(filters.query.trim()) || isLimited(filters);
}
