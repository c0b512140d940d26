import { cityIds, readChoice, readPage, readQuery, writeSearch } from '@spotlight/shared/format';
import { performerCategories, type PerformerCategory } from './performer.schema';

/** How the list can be ordered. The first is the default and stays out of the address. */
export const performerSorts = ['popular', 'newest', 'name'] as const;
type PerformerSort = (typeof performerSorts)[number];

export const PERFORMER_PAGE_SIZE = 12;

/** What a visitor looks for. `null` means no limit. */
export interface PerformerFilters {
  query: string;
  category: PerformerCategory | null;
  city: string | null;
  /** `null` is the default order. */
  sort: PerformerSort | null;
  /** From 1. */
  page: number;
}

/** Reads the filters from an address that anybody may have written. */
export function readPerformerFilters(params: URLSearchParams): PerformerFilters {
  const sort = readChoice(params, 'sort', performerSorts);
  return {
    query: readQuery(params),
    category: readChoice(params, 'category', performerCategories),
    city: readChoice(params, 'city', cityIds),
    sort: sort === performerSorts[0] ? null : sort,
    page: readPage(params),
  };
}

/** Writes the filters as search parameters, defaults left out; ends in `''` or `?…`. */
export function performerSearch({ query, category, city, sort, page }: PerformerFilters): string {
  return writeSearch({ q: query, category, city, sort, page });
}
