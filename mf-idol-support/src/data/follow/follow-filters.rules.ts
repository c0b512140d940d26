import { readChoice, readPage, writeSearch } from '@spotlight/shared/format';

/** How the followed performers can be ordered. The first is the default and stays out of the address. */
export const followSorts = ['event', 'birthday', 'latest'] as const;
type FollowSort = (typeof followSorts)[number];

export const FOLLOW_PAGE_SIZE = 12;

/** What of the list is shown. */
export interface FollowFilters {
  sort: FollowSort;
  /** From 1. */
  page: number;
}

/** Reads order and page from an address that anybody may have written. */
export const readFollowFilters = (params: URLSearchParams): FollowFilters => ({
  sort: readChoice(params, 'sort', followSorts) ?? followSorts[0],
  page: readPage(params),
});

/** Writes them as search parameters, defaults left out. */
export const followSearch = ({ sort, page }: FollowFilters): string =>
  writeSearch({ sort: sort === followSorts[0] ? null : sort, page });
