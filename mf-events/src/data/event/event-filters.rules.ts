import { categories, cities } from '@spotlight/shared/format';

export const PAGE_SIZE = 12;

export type EventSort = 'date' | 'popular';

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
  const category = params.get('category');
  const city = params.get('city');
  const page = Number(params.get('page'));
  return {
    query: (params.get('q') ?? '').trim(),
    category: category && categories.includes(category) ? category : null,
    city: cities.some(({ id }) => id === city) ? city : null,
    sort: params.get('sort') === 'popular' ? 'popular' : 'date',
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** Writes filters as search parameters; whatever is at its default stays out of the address. */
export function toSearchParams({
  query,
  category,
  city,
  sort,
  page,
}: EventFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (query.trim()) params.set('q', query.trim());
  if (category) params.set('category', category);
  if (city) params.set('city', city);
  if (sort !== noFilters.sort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Does the list leave anything out? Sorting and paging do not count. */
export function isFiltered({ query, category, city }: EventFilters): boolean {
  return Boolean(query.trim() || category || city);
}

/** Number of pages that `total` events fill; an empty list has one empty page. */
export function pageCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
