import {
  cityIds,
  readChoice,
  readPage,
  readQuery,
  writeSearch,
} from '@spotlight/shared/format/parts';

export interface SearchTerms {
  query: string;
  /** Id of a city; empty for everywhere. Goods are sent anywhere. */
  city: string;
}

/** Which of the results: some, or one page of all. */
export interface Slice {
  page?: number;
  pageSize: number;
}

/** What a search over the whole site finds, in the order of its tabs. */
export const searchKinds = ['events', 'performers', 'venues', 'spots', 'products'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** One row of results of each kind on a desktop; a tab of its own has all. */
export const SHOWN: Record<SearchKind, 4 | 6> = {
  events: 4,
  performers: 6,
  venues: 4,
  spots: 4,
  products: 6,
};

export const PAGE_SIZE = 12;

export interface SearchAddress extends SearchTerms {
  /** Null: some of each kind. */
  tab: SearchKind | null;
  page: number;
}

/** Reads what to look for from an address that anybody may have written. */
export const readSearchAddress = (params: URLSearchParams): SearchAddress => ({
  query: readQuery(params),
  city: readChoice(params, 'city', cityIds) ?? '',
  tab: readChoice(params, 'tab', searchKinds),
  page: readPage(params),
});

/** `''` or `?…`, with everything left out that is at its default. */
export const writeSearchAddress = ({ query, city, tab, page }: SearchAddress): string =>
  writeSearch({ q: query, city, tab, page });
