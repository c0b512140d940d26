import { performerCategories, type PerformerCategory } from './performer.schema';

/** How the list can be ordered. The first is the default and stays out of the address. */
export const performerSorts = ['popular', 'newest', 'name'] as const;
type PerformerSort = (typeof performerSorts)[number];

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

const QUERY_LENGTH = 80;

/**
 * Reads the filters from an address that anybody may have written.
 * @param cities the ids that exist; any other is dropped
 */
export function readPerformerFilters(
  params: URLSearchParams,
  cities: readonly string[],
): PerformerFilters {
  const sort = oneOf(performerSorts, params.get('sort'));
  return {
    query: (params.get('q') ?? '').trim().slice(0, QUERY_LENGTH),
    category: oneOf(performerCategories, params.get('category')),
    city: oneOf(cities, params.get('city')),
    sort: sort === performerSorts[0] ? null : sort,
    page: readPage(params.get('page')),
  };
}

/** Writes the filters as search parameters, defaults left out; ends in `''` or `?…`. */
export function performerSearch(filters: PerformerFilters): string {
  const params = new URLSearchParams();
  const set = (name: string, value: string | number | null) => {
    if (value) params.set(name, String(value));
  };
  set('q', filters.query);
  set('category', filters.category);
  set('city', filters.city);
  set('sort', filters.sort);
  set('page', filters.page > 1 ? filters.page : null);
  return params.size ? `?${params}` : '';
}

function oneOf<Value>(values: readonly Value[], wanted: unknown): Value | null {
  return values.find((value) => value === wanted) ?? null;
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
