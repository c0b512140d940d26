import { readFunction, type Backend } from '@spotlight/shared/data';
import { taipeiDay } from '@spotlight/shared/format';
import { flexDays } from './flex-days.rules';
import {
  freeWindow,
  pageSizeOf,
  wantedHours,
  type FlexibleFilters,
  type VenueFilters,
} from './venue-filters.rules';
import { freeDaysSchema, freeVenuePageSchema, type ListedVenues } from './venue-search.schema';
import { venuePageSchema } from './venue.schema';

/** As many others as one form asks at once. */
export const OTHERS = 4;

/** One page of the venues that are free for the hours that somebody wants, and what they cost then. */
function searchFreeVenues(
  backend: Backend,
  filters: VenueFilters,
  hours: NonNullable<ReturnType<typeof freeWindow>>,
  signal?: AbortSignal,
): Promise<ListedVenues> {
  const args = {
    p_from: hours.from,
    p_to: hours.to,
    p_duration: hours.minutes,
    p_query: filters.query,
    p_city: filters.city,
    p_type: filters.type,
    p_capacity: filters.people,
    p_max_total: filters.maxTotal,
    p_support_friendly: filters.isSupportFriendly ? true : null,
    p_saved: filters.isSaved ? true : null,
    p_amenities: filters.amenities.join(',') || null,
    p_sort: filters.sort ?? 'name',
    p_page: filters.page,
    p_page_size: pageSizeOf(filters),
  };
  return readFunction(backend, 'search_free_venues', args, freeVenuePageSchema, signal);
}

/**
 * One page of the venues that fit; where hours are wanted, only those that are free then.
 * @throws AppError
 */
export function searchVenues(
  backend: Backend,
  filters: VenueFilters,
  signal?: AbortSignal,
): Promise<ListedVenues> {
  const hours = freeWindow(filters);
  if (hours) return searchFreeVenues(backend, filters, hours, signal);
  // The page's manifest starts the same read from the address before any script has loaded. What is
  // a default is left out of both, or the two would be different addresses.
  const args = {
    p_query: filters.query,
    p_city: filters.city,
    p_type: filters.type,
    p_min_capacity: filters.people,
    p_max_price: filters.maxPrice,
    p_support_friendly: filters.isSupportFriendly ? true : null,
    p_saved: filters.isSaved ? true : null,
    p_amenities: filters.amenities.join(',') || null,
    p_sort: filters.sort,
    p_page: filters.page > 1 ? filters.page : null,
    p_page_size: pageSizeOf(filters),
  };
  return readFunction(backend, 'search_venues', args, venuePageSchema, signal);
}

/**
 * Of each of the days that would do: how many venues are free, and what the cheapest of them costs.
 * @throws AppError
 */
export function listFreeDays(backend: Backend, filters: FlexibleFilters, signal?: AbortSignal) {
  const { from, until, isWeekend } = flexDays(
    filters.flex,
    filters.around ?? filters.day,
    taipeiDay(),
  );
  const { opens, closes, minutes } = wantedHours(filters);
  const args = {
    p_from: from,
    p_until: until,
    p_weekend: isWeekend ? true : null,
    p_opens: opens,
    p_closes: closes,
    p_duration: minutes,
    p_query: filters.query,
    p_city: filters.city,
    p_type: filters.type,
    p_capacity: filters.people,
    p_max_total: filters.maxTotal,
    p_support_friendly: filters.isSupportFriendly ? true : null,
    p_saved: filters.isSaved ? true : null,
    p_amenities: filters.amenities.join(',') || null,
  };
  return readFunction(backend, 'free_venue_days', args, freeDaysSchema, signal);
}

/** Other venues that are free for exactly these hours, the cheapest first. */
export function listOtherVenues(
  backend: Backend,
  wanted: { startAt: string; endAt: string; people: number; city: string | null },
  signal?: AbortSignal,
) {
  const args = {
    p_from: wanted.startAt,
    p_to: wanted.endAt,
    p_duration: (Date.parse(wanted.endAt) - Date.parse(wanted.startAt)) / 60_000,
    p_city: wanted.city,
    p_capacity: wanted.people,
    p_sort: 'price',
    p_page_size: OTHERS + 1,
  };
  return readFunction(backend, 'search_free_venues', args, freeVenuePageSchema, signal);
}
