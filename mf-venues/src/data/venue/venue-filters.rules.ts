import { momentOf } from '@spotlight/shared/booking/hours';
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

/** Lengths that can be looked for, in hours. */
export const hourSteps = [1, 2, 3, 4, 5, 6, 8, 10, 12] as const;
/** Looked for when only a day is said. */
export const USUAL_HOURS = 4;
/** Beginnings that can be looked for. */
export const startSteps = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, '0')}:00`,
);

/** What a visitor looks for. `null` means no limit. */
export interface VenueFilters {
  /** `YYYY-MM-DD`: only venues that are free then. */
  day: string | null;
  /** `HH:MM`; `null`: at any time of the day. */
  start: string | null;
  hours: number | null;
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

/** A day that is one; which days are offered, the server knows. */
function readDay(params: URLSearchParams): string | null {
  const day = params.get('day') ?? '';
  return /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}

/** The moments between which hours are looked for: exactly those, or any time of the day. */
export function freeWindow({ day, start, hours }: Pick<VenueFilters, 'day' | 'start' | 'hours'>) {
  if (!day) return null;
  const length = (hours ?? USUAL_HOURS) * 60;
  const [hour = 0, minute = 0] = (start ?? '00:00').split(':').map(Number);
  const from = hour * 60 + minute;
  return {
    from: momentOf(day, from),
    // A night that begins on this day may end on the next.
    to: momentOf(day, start ? from + length : 30 * 60),
    minutes: length,
  };
}

/** Reads the filters from an address that anybody may have written. */
export function readVenueFilters(params: URLSearchParams): VenueFilters {
  const sort = readChoice(params, 'sort', venueSorts);
  const day = readDay(params);
  return {
    day,
    // Hours without a day mean nothing.
    start: day && readChoice(params, 'start', startSteps),
    hours: day === null ? null : (readChoice(params, 'hours', hourSteps) ?? USUAL_HOURS),
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
    day: filters.day,
    start: filters.day && filters.start,
    hours: filters.day && filters.hours !== USUAL_HOURS && filters.hours,
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
