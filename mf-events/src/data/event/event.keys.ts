import type { EventFilters } from './event-filters.rules';
import type { DateSpan } from './event-list.repository';

const all = ['events', 'event'] as const;

/** Events as visitors see them, with the seats that are left. */
export const eventKeys = {
  all,
  details: [...all, 'detail'] as const,
  /** @param viewerId an event says whether this person is registered */
  detail: (id: string, viewerId: string | null) => [...all, 'detail', id, viewerId] as const,
  list: (filters: EventFilters) => [...all, 'list', filters] as const,
  between: (span: DateSpan, limit: number) => [...all, 'between', span, limit] as const,
  related: (id: string, category: string) => [...all, 'related', id, category] as const,
  map: (span: DateSpan | null) => [...all, 'map', span] as const,
  seatsLeft: (ids: readonly string[]) => [...all, 'seats-left', ids] as const,
};
