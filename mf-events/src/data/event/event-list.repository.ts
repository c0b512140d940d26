import { readFunction, type Backend } from '@spotlight/shared/data';
import { putFirst } from '@spotlight/shared/website';
import { PAGE_SIZE, noFilters, type EventFilters } from './event-filters.rules';
import { eventPageSchema, featuredEventsSchema } from './event-page.schema';

/**
 * Finds public events. What is at its default is left out of the address, so that the page's early
 * read asks for the very same one.
 */
export function searchEvents(backend: Backend, filters: EventFilters, signal?: AbortSignal) {
  return readFunction(
    backend,
    'search_events',
    {
      p_query: filters.query,
      p_category: filters.category,
      p_city: filters.city,
      p_when: filters.when,
      p_date_from: filters.from,
      p_date_to: filters.to,
      p_max_price: filters.price === null ? null : Number(filters.price),
      p_sort: filters.sort === noFilters.sort ? null : filters.sort,
      p_page: filters.page > 1 ? filters.page : null,
      p_page_size: PAGE_SIZE,
    },
    eventPageSchema,
    signal,
  );
}

/** Days in Taipei, `YYYY-MM-DD`, both included. */
export interface DateSpan {
  from: string;
  to?: string;
}

/** The first `limit` public events of a span of days, by date. */
function listEventsBetween(
  backend: Backend,
  { from, to }: DateSpan,
  limit: number,
  signal?: AbortSignal,
) {
  return readFunction(
    backend,
    'search_events',
    { p_date_from: from, p_date_to: to, p_sort: 'date', p_page_size: limit },
    eventPageSchema,
    signal,
  );
}

/**
 * What the home page shows: events that editors put forward, then the next ones.
 * @returns at most `limit`, and whether editors put any forward
 */
export async function listHomeEvents(
  backend: Backend,
  today: string,
  limit: number,
  signal?: AbortSignal,
) {
  const [next, chosen] = await Promise.all([
    listEventsBetween(backend, { from: today }, limit, signal),
    readFunction(
      backend,
      'featured_cards',
      { p_content_type: 'event', p_limit: limit },
      featuredEventsSchema,
      signal,
    ),
  ]);
  return {
    items: putFirst(chosen.items, next.items, limit),
    isFeatured: chosen.items.length > 0,
  };
}
