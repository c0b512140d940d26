/** How the list can be ordered. The first is the default and stays out of the address. */
export const venueSorts = ['name', 'price', 'capacity'] as const;
type VenueSort = (typeof venueSorts)[number];

/** People that the venue must hold. */
export const peopleSteps = [20, 50, 100, 200, 400] as const;
/** Highest price per hour, NT$. */
export const priceSteps = [1000, 2000, 3000, 5000, 8000] as const;

/** What a visitor looks for. `null` means no limit. */
export interface VenueFilters {
  query: string;
  city: string | null;
  type: string | null;
  people: number | null;
  /** NT$ per hour. */
  maxPrice: number | null;
  isSupportFriendly: boolean;
  /** `null` is the default order. */
  sort: VenueSort | null;
  /** From 1. */
  page: number;
}

/** The ids that exist; anything else in an address is dropped. */
export interface VenueChoices {
  cities: readonly string[];
  types: readonly string[];
}

const QUERY_LENGTH = 80;

/** Reads the filters from an address that anybody may have written. */
export function readVenueFilters(params: URLSearchParams, choices: VenueChoices): VenueFilters {
  const sort = oneOf(venueSorts, params.get('sort'));
  return {
    query: (params.get('q') ?? '').trim().slice(0, QUERY_LENGTH),
    city: oneOf(choices.cities, params.get('city')),
    type: oneOf(choices.types, params.get('type')),
    people: oneOf(peopleSteps, Number(params.get('people'))),
    maxPrice: oneOf(priceSteps, Number(params.get('price'))),
    isSupportFriendly: params.get('friendly') === 'true',
    sort: sort === venueSorts[0] ? null : sort,
    page: readPage(params.get('page')),
  };
}

/** Writes the filters as search parameters, defaults left out; ends in `''` or `?…`. */
export function venueSearch(filters: VenueFilters): string {
  const params = new URLSearchParams();
  const set = (name: string, value: string | number | null) => {
    if (value) params.set(name, String(value));
  };
  set('q', filters.query);
  set('type', filters.type);
  set('city', filters.city);
  set('people', filters.people);
  set('price', filters.maxPrice);
  set('friendly', filters.isSupportFriendly ? 'true' : null);
  set('sort', filters.sort);
  set('page', filters.page > 1 ? filters.page : null);
  return params.size ? `?${params}` : '';
}

/** Is anything but the order and the page narrowed down? */
export function isNarrowed({ sort: _sort, page: _page, ...limits }: VenueFilters): boolean {
  return Object.values(limits).some(Boolean);
}

/** Number of limits that the phone's folded panel hides from view. */
export function countPanelFilters({ type, city, people, maxPrice }: VenueFilters): number {
  return [type, city, people, maxPrice].filter(Boolean).length;
}

function oneOf<Value>(values: readonly Value[], wanted: unknown): Value | null {
  return values.find((value) => value === wanted) ?? null;
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
