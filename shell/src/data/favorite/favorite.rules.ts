import { readChoice, readPage, writeSearch } from '@spotlight/shared/format/parts';

/** What is kept, one tab each. The first is the default and stays out of the address. */
export const favoriteKinds = ['event', 'venue', 'performer', 'product', 'spot'] as const;
export type FavoriteKind = (typeof favoriteKinds)[number];

export const FAVORITE_PAGE_SIZE = 12;

export interface FavoriteFilters {
  kind: FavoriteKind;
  /** From 1. */
  page: number;
  sort: null;
}

/** Reads tab and page from an address that anybody may have written. */
export const readFavoriteFilters = (params: URLSearchParams): FavoriteFilters => ({
  kind: readChoice(params, 'kind', favoriteKinds) ?? favoriteKinds[0],
  page: readPage(params),
  sort: null,
});

/** Writes them as search parameters, defaults left out. */
export const favoriteSearch = ({ kind, page }: FavoriteFilters): string =>
  writeSearch({ kind: kind === favoriteKinds[0] ? null : kind, page });
