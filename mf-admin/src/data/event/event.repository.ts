import { readFunction, type Backend } from '@spotlight/shared/data';
import { rowsAsked } from '../list/list.repository';
import type { EventFilters } from './event.rules';
import { managedEventPageSchema, type ManagedEventPage } from './event.schema';

/**
 * One page of all events, whatever their status.
 * @throws AppError `FORBIDDEN` when the caller is no active administrator.
 */
export function listEvents(
  backend: Backend,
  { query, status, category, sort, ...rows }: Omit<EventFilters, 'open' | 'hide'>,
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
      ...rowsAsked(rows),
    },
    managedEventPageSchema,
    signal,
  );
}
