import { readFunction, type Backend } from '@spotlight/shared/data';
import { putFirst } from '@spotlight/shared/website';
import { freeWindow, VENUE_PAGE_SIZE, type VenueFilters } from './venue-filters.rules';
import { pickVaried } from './featured-venues.rules';
import {
  featuredVenuesSchema,
  freeVenuePageSchema,
  venueAnswerSchema,
  venuePageSchema,
  venueIdSchema,
  type ListedVenues,
  type VenueDetail,
  type VenueSummary,
} from './venue.schema';

/** How many of the largest venues the featured ones are picked from. */
const FEATURED_FROM = 12;

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
    p_max_price: filters.maxPrice,
    p_support_friendly: filters.isSupportFriendly ? true : null,
    p_sort: filters.sort ?? 'name',
    p_page: filters.page,
    p_page_size: VENUE_PAGE_SIZE,
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
    p_sort: filters.sort,
    p_page: filters.page > 1 ? filters.page : null,
    p_page_size: VENUE_PAGE_SIZE,
  };
  return readFunction(backend, 'search_venues', args, venuePageSchema, signal);
}

/**
 * A few venues to show off: those that editors put forward, then the largest of different kinds.
 * @throws AppError
 */
export async function listFeaturedVenues(
  backend: Backend,
  count: number,
  signal?: AbortSignal,
): Promise<VenueSummary[]> {
  const args = { p_sort: 'capacity', p_page_size: FEATURED_FROM };
  const [page, chosen] = await Promise.all([
    readFunction(backend, 'search_venues', args, venuePageSchema, signal),
    readFunction(
      backend,
      'featured_cards',
      { p_content_type: 'venue', p_limit: count },
      featuredVenuesSchema,
      signal,
    ),
  ]);
  return putFirst(chosen.items, pickVaried(page.items, count), count);
}

/**
 * A venue with everything that its page shows, or `null` when there is none to see.
 * @throws AppError
 */
export function getVenue(
  backend: Backend,
  id: string,
  signal?: AbortSignal,
): Promise<VenueDetail | null> {
  if (!venueIdSchema.safeParse(id).success) return Promise.resolve(null);
  return readFunction(backend, 'get_venue', { p_id: id }, venueAnswerSchema, signal);
}
