import { momentOf } from '@spotlight/shared/booking/hours';
import {
  amenities,
  cityIds,
  readChoice,
  readPage,
  readQuery,
  taipeiDay,
  venueTypes,
  writeSearch,
} from '@spotlight/shared/format';
import { firstDay, flexes, type DaySpan, type Flex } from './flex-days.rules';

/** How the list can be ordered. The first is the default and stays out of the address. */
export const venueSorts = ['name', 'price', 'capacity'] as const;
type VenueSort = (typeof venueSorts)[number];

const PAGE_SIZE = 12;
/** A map takes more than a page of tiles; the most that the server answers. */
const MAP_PAGE_SIZE = 50;

export const pageSizeOf = ({ isMap }: Pick<VenueFilters, 'isMap'>) =>
  isMap ? MAP_PAGE_SIZE : PAGE_SIZE;

/** People that the venue must hold. */
export const peopleSteps = [20, 50, 100, 200, 400] as const;
/** Highest price per hour, NT$. */
export const priceSteps = [1000, 2000, 3000, 5000, 8000] as const;
/** Highest total of the hours that are looked for, NT$. */
export const totalSteps = [3000, 5000, 8000, 12_000, 20_000, 30_000, 50_000, 100_000] as const;

/** Lengths that can be looked for, in hours. */
export const hourSteps = [1, 2, 3, 4, 5, 6, 8, 10, 12] as const;
/** Looked for when only a day is said. */
export const USUAL_HOURS = 4;
/** Beginnings that can be looked for. */
export const startSteps = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, '0')}:00`,
);

/** 17:00 */
const EVENING = 17 * 60;

/** What a visitor looks for. `null` means no limit. */
export interface VenueFilters {
  /** Which other days would do as well. */
  flex: Flex | null;
  /** The day from which those are counted; `null`: `day`, else today. */
  around: string | null;
  /** `YYYY-MM-DD`: only venues that are free then. */
  day: string | null;
  /** `HH:MM`; `null`: at any time of the day. */
  start: string | null;
  hours: number | null;
  query: string;
  city: string | null;
  type: string | null;
  people: number | null;
  /** NT$ per hour; where hours are looked for, `maxTotal` says it. */
  maxPrice: number | null;
  /** NT$ for all of `hours`. */
  maxTotal: number | null;
  /** What has to be there: ids of the catalogue. */
  amenities: string[];
  isSupportFriendly: boolean;
  /** Only what the visitor saved. */
  isSaved: boolean;
  /** The list with a map beside it. */
  isMap: boolean;
  /** `null` is the default order. */
  sort: VenueSort | null;
  /** From 1. */
  page: number;
}

/** Filters with days to choose among. */
export type FlexibleFilters = Omit<VenueFilters, 'flex'> & { flex: DaySpan; day: string };

/** A day that is one; which days are offered, the server knows. */
function readDay(params: URLSearchParams, name = 'day'): string | null {
  const day = params.get(name) ?? '';
  return /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}

/** Each once, in the order of the catalogue: two ways to say the same are one address. */
function readAmenities(params: URLSearchParams): string[] {
  const wanted = (params.get('with') ?? '').split(',');
  return amenities.flatMap(({ id }) => (wanted.includes(id) ? [id] : []));
}

/**
 * What may be spent: for the whole of the hours that are wanted, else per hour. Whoever adds hours to a limit, or
 * takes them away, keeps what the limit meant, as nearly as there is a step for it.
 */
function readBudget(
  params: URLSearchParams,
  hours: number | null,
): Pick<VenueFilters, 'maxPrice' | 'maxTotal'> {
  const price = readChoice(params, 'price', priceSteps);
  const total = readChoice(params, 'total', totalSteps);
  if (hours === null) {
    return {
      maxPrice: price ?? stepOver(priceSteps, total && total / USUAL_HOURS),
      maxTotal: null,
    };
  }
  return { maxPrice: null, maxTotal: total ?? stepOver(totalSteps, price && price * hours) };
}

/** The lowest step that is not below the amount; `null` beyond all of them. */
const stepOver = (steps: readonly number[], amount: number | null): number | null =>
  amount === null ? null : (steps.find((step) => step >= amount) ?? null);

/** Minutes after midnight between which hours are looked for: exactly those, the evening, or the whole day. */
export function wantedHours({
  flex,
  start,
  hours,
}: Pick<VenueFilters, 'start' | 'hours'> & { flex: DaySpan | null }) {
  const minutes = (hours ?? USUAL_HOURS) * 60;
  if (start) {
    const [hour = 0, minute = 0] = start.split(':').map(Number);
    const opens = hour * 60 + minute;
    return { opens, closes: opens + minutes, minutes };
  }
  // A night that begins on this day may end on the next.
  return flex === 'evening'
    ? { opens: EVENING, closes: Math.max(26 * 60, EVENING + minutes), minutes }
    : { opens: 0, closes: 30 * 60, minutes };
}

/** The moments between which hours are looked for; `null` where no day is wanted. */
export function freeWindow({
  day,
  ...wanted
}: Pick<VenueFilters, 'day' | 'flex' | 'start' | 'hours'>) {
  if (!day) return null;
  const { opens, closes, minutes } = wantedHours(wanted);
  return { from: momentOf(day, opens), to: momentOf(day, closes), minutes };
}

/** Reads the filters from an address that anybody may have written. */
export function readVenueFilters(params: URLSearchParams, today = taipeiDay()): VenueFilters {
  const sort = readChoice(params, 'sort', venueSorts);
  const around = readDay(params, 'around');
  const chosen = readDay(params);
  const wanted = readChoice(params, 'flex', flexes);
  // A few days more or less than which?
  const flex = wanted === 'near' && !chosen && !around ? null : wanted;
  const day = chosen ?? (flex && firstDay(flex, around ?? today, today));
  const hours = day === null ? null : (readChoice(params, 'hours', hourSteps) ?? USUAL_HOURS);
  return {
    flex,
    around: flex && around,
    day,
    // Hours without a day mean nothing, and evenings begin in the evening.
    start: day && flex !== 'evening' ? readChoice(params, 'start', startSteps) : null,
    hours,
    query: readQuery(params),
    city: readChoice(params, 'city', cityIds),
    type: readChoice(params, 'type', venueTypes),
    people: readChoice(params, 'people', peopleSteps),
    ...readBudget(params, hours),
    amenities: readAmenities(params),
    isSupportFriendly: params.get('friendly') === 'true',
    isSaved: params.get('saved') === 'true',
    isMap: params.get('map') === 'true',
    sort: sort === venueSorts[0] ? null : sort,
    page: readPage(params),
  };
}

/** Writes the filters as search parameters, defaults left out; ends in `''` or `?…`. */
export function venueSearch(filters: VenueFilters): string {
  const hasDay = filters.day !== null || filters.flex !== null;
  return writeSearch({
    flex: filters.flex,
    around: filters.flex && filters.around !== filters.day && filters.around,
    day: filters.day,
    start: hasDay && filters.start,
    hours: hasDay && filters.hours !== USUAL_HOURS && filters.hours,
    q: filters.query,
    type: filters.type,
    city: filters.city,
    people: filters.people,
    price: filters.maxPrice,
    total: filters.maxTotal,
    with: filters.amenities.join(','),
    friendly: filters.isSupportFriendly,
    saved: filters.isSaved,
    map: filters.isMap,
    sort: filters.sort,
    page: filters.page,
  });
}

/** The changes that a search for hours means; which other days would do stays as it was said. */
export function searchedHours(
  flex: Flex | null,
  { day, start, hours }: Pick<VenueFilters, 'day' | 'start' | 'hours'>,
): Partial<VenueFilters> {
  const isOver = day === null || (flex === 'evening' && start !== null);
  return {
    flex: isOver ? null : flex,
    // Weekends begin with the first one from this day on.
    ...(flex === 'weekend' && day !== null ? { around: day, day: null } : { around: null, day }),
    start,
    hours,
  };
}

/** Is anything but the order and the page narrowed down? */
export function isNarrowed({
  sort: _sort,
  page: _page,
  isMap: _isMap,
  amenities: wanted,
  ...limits
}: VenueFilters): boolean {
  return wanted.length > 0 || Object.values(limits).some(Boolean);
}
