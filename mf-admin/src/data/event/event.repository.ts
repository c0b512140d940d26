import { readFunction, type Backend } from '@spotlight/shared/data';
import type { EventFilters } from './event.rules';
import { managedEventPageSchema, type ManagedEventPage } from './event.schema';

/**
 * One page of all events, whatever their status.
 * @throws AppError `FORBIDDEN` when the caller is no active administrator.
 */
export function listEvents(
  backend: Backend,
  { query, status, category, sort, page, size }: Omit<EventFilters, 'open' | 'hide'>,
  signal?: AbortSignal,
): Promise<ManagedEventPage> {
  return readFunction(
    backend,
    'admin_list_events',
    {
      p_query: query,
      p_status: status,
      p_category: category,
      p_sort: sort,
      p_page: page,
      p_page_size: size,
    },
    managedEventPageSchema,
    signal,
  );
}
