import { readFunction, type Backend } from '@spotlight/shared/data';
import { putFirst } from '@spotlight/shared/website';
import { pickVaried } from './featured-venues.rules';
import {
  featuredVenuesSchema,
  venueAnswerSchema,
  venueIdSchema,
  venuePageSchema,
  type VenueDetail,
  type VenueSummary,
} from './venue.schema';

/** How many of the largest venues the featured ones are picked from. */
const FEATURED_FROM = 12;

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
