import {
  cityIds,
  readChoice,
  readPage,
  readQuery,
  venueTypes,
  writeSearch,
} from '@spotlight/shared/format';

/** How the list can be ordered. The first is the default and stays out of the address. */
export const venueSorts = ['name', 'price', 'capacity'] as const;
type VenueSort = (typeof venueSorts)[number];

export const VENUE_PAGE_SIZE = 12;

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

/** Reads the filters from an address that anybody may have written. */
export function readVenueFilters(params: URLSearchParams): VenueFilters {
  const sort = readChoice(params, 'sort', venueSorts);
  return {
    query: readQuery(params),
    city: readChoice(params, 'city', cityIds),
    type: readChoice(params, 'type', venueTypes),
    people: readChoice(params, 'people', peopleSteps),
    maxPrice: readChoice(params, 'price', priceSteps),
    isSupportFriendly: params.get('friendly') === 'true',
    sort: sort === venueSorts[0] ? null : sort,
    page: readPage(params),
  };
}

/** Writes the filters as search parameters, defaults left out; ends in `''` or `?…`. */
export function venueSearch(filters: VenueFilters): string {
  return writeSearch({
    q: filters.query,
    type: filters.type,
    city: filters.city,
    people: filters.people,
    price: filters.maxPrice,
    friendly: filters.isSupportFriendly,
    sort: filters.sort,
    page: filters.page,
  });
}

/** Is anything but the order and the page narrowed down? */
export function isNarrowed({ sort: _sort, page: _page, ...limits }: VenueFilters): boolean {
  return Object.values(limits).some(Boolean);
}
